import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { welcome } from './app/first-start';
import { session } from './app/session.svelte';
import { followUpdates } from './app/update.svelte';
import { loadCore } from './engine/core';
import { t } from './text/i18n.svelte';

async function start(target: HTMLElement) {
  try {
    await loadCore();
    await session.restore();
    mount(App, { target });
    welcome();
  } catch (error) {
    console.error(error);
    target.textContent = t('start.failed');
  }
}

void start(document.getElementById('app')!);
followUpdates();
