// Runs before the first paint: the theme and the language of the last visit, so that nothing flashes.
(() => {
  const read = () => {
    try {
      return JSON.parse(localStorage.getItem('lele.settings') ?? '{}') ?? {};
    } catch {
      return {};
    }
  };
  const settings = read();
  const root = document.documentElement;
  root.dataset.theme = typeof settings.theme === 'string' ? settings.theme : 'auto';
  if (settings.language === 'en' || (!settings.language && !navigator.language.startsWith('zh')))
    root.lang = 'en';
})();
