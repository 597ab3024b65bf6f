import { readFileSync } from 'node:fs';
import path from 'node:path';
import { screen, waitFor } from '@testing-library/react';
import { buildSchema, isEnumType, isInputObjectType } from 'graphql';
import { built, formOf } from './settingsForm';
import { renderAdminScreen } from '../../../test/renderAdminScreen';
import { SettingsFile } from './SettingsFile';

const schema = buildSchema(readFileSync(path.resolve('schema/schema.graphql'), 'utf8'));
const drawing = { __typename: 'SiteDrawing' as const, hash: 'ab12', url: '/drawing.svg', width: 64, height: 16 };
const texts = {
  ...{ name: 'Noosa Deals', shortName: 'Deals', tagline: 'Near you', description: 'All offers.' },
  contactEmail: 'hello@deals.example',
};
const form = {
  ...{ ...formOf({}), ...texts, socialLinks: 'https://facebook.com/noosa' },
  light: { ...built.light, primary: '#004488' },
  dark: { ...built.dark, primary: '#88ccff' },
  drawings: { logo: drawing, logoDark: drawing, icon: drawing },
};

const kinds = ((type) => (isEnumType(type) ? type.getValues().map(({ name }) => name) : []))(
  schema.getType('LegalKind'),
);
const legalDrafts = kinds.map((kind) => ({
  ...{ kind, text: kind === 'TERMS' ? '# Draft' : null, latestText: `# Second ${kind}` },
  versions: [
    { number: 2, validFrom: '2026-12-01', validTo: null },
    { number: 1, validFrom: '2024-04-28', validTo: '2026-11-30' },
  ],
}));
const category = {
  ...{ id: 'c1', code: 'FOOD_DRINK', synonyms: ['eat', 'dining'] },
  subCategories: [
    { id: 'c2', code: 'FOOD_DRINK_CAFES', synonyms: ['espresso'] },
    { id: 'c3', code: 'FOOD_DRINK_PUBS', synonyms: [] },
  ],
};

const originalUrl = URL.createObjectURL;
afterEach(() => {
  jest.restoreAllMocks();
  URL.createObjectURL = originalUrl;
});

it('has every setting that administrators can change in the browser', async () => {
  const saved: Blob[] = [];
  URL.createObjectURL = (blob: Blob) => {
    saved.push(blob);
    return 'blob:file';
  };
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  window.fetch = () => Promise.resolve({ ok: true, blob: () => Promise.resolve(new Blob(['<svg/>'])) } as Response);
  const { user } = await renderAdminScreen({
    ...{ path: '/admin/settings', element: <SettingsFile form={form} onRead={() => undefined} /> },
    answers: {
      legalDrafts: () => legalDrafts,
      legalText: ({ kind }: { kind: string }) => ({ text: `# First ${kind}` }),
      categories: () => ({ edges: [{ node: category }] }),
    },
  });
  await user.click(screen.getByRole('button', { name: 'Download as file' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  const file = JSON.parse(new TextDecoder().decode(await saved[0]!.arrayBuffer())) as Record<string, unknown> & {
    drawings: object;
  };
  const input = schema.getType('UpdateSiteSettingsInput');
  const settings = isInputObjectType(input) ? Object.keys(input.getFields()).filter((name) => name !== 'version') : [];
  expect(settings.length).toBeGreaterThan(8);
  const content: Record<string, unknown> = { ...file, ...file.drawings };
  for (const name of settings) expect([name, content[name] ?? 'is missing']).not.toEqual([name, 'is missing']);
  expect(file).toMatchObject({ ...texts, socialLinks: ['https://facebook.com/noosa'], light: { primary: '#004488' } });
  expect(file['legalTexts']).toEqual(
    kinds.map((kind) => ({
      ...{ kind, draft: kind === 'TERMS' ? '# Draft' : null },
      versions: [
        { number: 2, validFrom: '2026-12-01', validTo: null, text: `# Second ${kind}` },
        { number: 1, validFrom: '2024-04-28', validTo: '2026-11-30', text: `# First ${kind}` },
      ],
    })),
  );
  expect(file['synonyms']).toEqual({ FOOD_DRINK: ['eat', 'dining'], FOOD_DRINK_CAFES: ['espresso'] });
});
