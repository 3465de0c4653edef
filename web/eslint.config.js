import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default ts.config(
  { ignores: ['dist/', 'node_modules/'] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.serviceworker, ...globals.node } },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: {
      parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig },
    },
  },
  {
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { varsIgnorePattern: '^_' }],
      // Maps and sets here are values: made once, then only read.
      'svelte/prefer-svelte-reactivity': 'off',
      // Indexing a checked array with a known cell number is clearer with `!` than with a dead branch.
      '@typescript-eslint/no-non-null-assertion': 'off',
      // A file:// page has no server-side routes: plain hash links are right here.
      'svelte/no-navigation-without-resolve': 'off',
      'no-restricted-syntax': [
        'error',
        {
          selector:
            "CallExpression:matches([callee.name='matchMedia'], [callee.property.name='matchMedia']) Literal[value=/\\d(px|r?em)/]",
          message: 'Use a name of ui/breakpoints.ts.',
        },
      ],
    },
  },
);
