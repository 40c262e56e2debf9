import { mount } from 'svelte';
import App from './App.svelte';
import { router } from './lib/state/router.svelte';
import { settings } from './lib/state/settings.svelte';
import './theme/base.css';

settings.apply();
router.start();
const target = document.getElementById('page');
if (target) mount(App, { target });
