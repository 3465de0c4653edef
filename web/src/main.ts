import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { session } from './app/session.svelte';
import { loadCore } from './engine/core';
import { t } from './text/i18n.svelte';

async function start(target: HTMLElement) {
  try {
    await loadCore();
    await session.restore();
    mount(App, { target });
  } catch (error) {
    console.error(error);
    target.textContent = t('start.failed');
  }
}

void start(document.getElementById('app')!);

if (import.meta.env.PROD && 'serviceWorker' in navigator)
  void navigator.serviceWorker.register('./sw.js').catch(() => undefined);
