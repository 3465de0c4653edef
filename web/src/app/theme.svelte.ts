// Sets the theme on the root element; `auto` also follows the system's wish for more contrast.
import { settings } from '../store/settings.svelte';

export function followTheme() {
  const contrast = window.matchMedia('(prefers-contrast: more)');
  const apply = () => {
    const theme = settings.theme === 'auto' && contrast.matches ? 'contrast' : settings.theme;
    document.documentElement.dataset.theme = theme;
    const color = getComputedStyle(document.documentElement).getPropertyValue('--surface');
    const probe = document.createElement('span');
    probe.style.color = color;
    document.body.append(probe);
    document
      .querySelector('meta[name=theme-color]')
      ?.setAttribute('content', getComputedStyle(probe).color);
    probe.remove();
  };
  $effect(apply);
  $effect(() => {
    const scheme = window.matchMedia('(prefers-color-scheme: dark)');
    contrast.addEventListener('change', apply);
    scheme.addEventListener('change', apply);
    return () => {
      contrast.removeEventListener('change', apply);
      scheme.removeEventListener('change', apply);
    };
  });
  $effect(() => {
    document.documentElement.classList.toggle('still', !settings.animations);
  });
}
