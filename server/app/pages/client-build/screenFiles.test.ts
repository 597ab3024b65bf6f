import { existsSync } from 'node:fs';
import path from 'node:path';
import { screenFiles, startedParts } from './screenFiles';

const manifest = {
  'index.html': { file: 'assets/index.js', isEntry: true, imports: ['_react.js'], css: ['assets/index.css'] },
  '_react.js': { file: 'assets/react.js' },
  '_card.js': { file: 'assets/card.js', imports: ['_react.js', 'index.html'], css: ['assets/card.css'] },
  'screens/List.tsx': { file: 'assets/list.js', imports: ['_card.js', 'index.html'], css: ['assets/list.css'] },
};

it('names the chunks and styles that the entry does not include', () => {
  expect(screenFiles(manifest, 'screens/List.tsx')).toEqual({
    scripts: ['assets/list.js', 'assets/card.js'],
    styles: ['assets/list.css', 'assets/card.css'],
  });
});

it('names the styles of the lazy parts in the folder of the screen, and not their scripts', () => {
  const parts = {
    'screens/list/List.tsx': {
      file: 'assets/list.js',
      dynamicImports: ['screens/list/Pages.tsx', 'screens/list/pictures/Viewer.tsx', 'features/Panel.tsx'],
      css: ['assets/list.css'],
    },
    'screens/list/Pages.tsx': { file: 'assets/pages.js', css: ['assets/pages.css'] },
    'screens/list/pictures/Viewer.tsx': { file: 'assets/viewer.js', css: ['assets/viewer.css'] },
    'features/Panel.tsx': { file: 'assets/panel.js', css: ['assets/panel.css'] },
  };
  expect(screenFiles(parts, 'screens/list/List.tsx')).toEqual({
    scripts: ['assets/list.js'],
    styles: ['assets/list.css', 'assets/pages.css'],
  });
});

it('names the scripts that a screen imports as soon as it runs, after its own', () => {
  const screen = 'screens/visitors/brochure-map/BrochureMapScreen.tsx';
  const [part = ''] = startedParts[screen] ?? [];
  const map = {
    ...manifest,
    [screen]: { file: 'assets/screen.js', imports: ['_card.js', 'index.html'], dynamicImports: [part] },
    [part]: { file: 'assets/map.js', imports: ['_layers.js', '_card.js', 'index.html'] },
    '_layers.js': { file: 'assets/layers.js' },
  };
  expect(screenFiles(map, screen).scripts).toEqual([
    'assets/screen.js',
    'assets/card.js',
    'assets/map.js',
    'assets/layers.js',
  ]);
});

it('knows modules that exist', () => {
  const client = path.resolve(__dirname, '../../../../client');
  const modules = Object.entries(startedParts).flatMap(([screen, parts]) => [screen, ...parts]);
  expect(modules.filter((module) => !existsSync(path.join(client, module)))).toEqual([]);
});

it('a screen that the build does not know needs nothing', () => {
  expect(screenFiles(manifest, 'screens/Other.tsx')).toEqual({ scripts: [], styles: [] });
});
