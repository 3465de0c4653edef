// The browser's own offer to install the page as an app: kept for the button on the help page.

type InstallEvent = Event & { prompt: () => Promise<unknown> };

export const install = $state<{ offer: InstallEvent | null }>({ offer: null });

export function followInstall() {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    install.offer = event as InstallEvent;
  });
  addEventListener('appinstalled', () => (install.offer = null));
}
