import { contrastProblems } from '../../../../shared/colours/siteColours';
import { dark, light } from '../../../generated/palettes';
import { differenceOfForms } from './differenceOfForms';
import { readSettingsFile, writeSettingsFile } from './settingsFile';
import { formOf, inputOf } from './settingsForm';

it('leaves what is as built to the build', () => {
  expect(inputOf(formOf({}), 3)).toEqual({
    ...{ version: 3, name: null, shortName: null, tagline: null, description: null, contactEmail: null },
    ...{ socialLinks: [], light: null, dark: null, logo: null, logoDark: null, icon: null },
  });
});

it('survives a file', () => {
  const form = { ...formOf({}), name: 'Noosa Deals', socialLinks: 'https://facebook.com/noosa\nhttps://x.com/noosa' };
  const coloured = { ...form, light: { ...form.light, primary: '#004488' } };
  const contents = { logo: 'PHN2Zz4=' };
  const other = { legalTexts: [], synonyms: { FOOD_DRINK: ['eat'] } };
  expect(readSettingsFile(writeSettingsFile(coloured, contents, other))).toEqual({
    ...{ form: coloured, contents, hasOthers: true },
  });
  expect(differenceOfForms(form, coloured)).toEqual([
    { field: 'light.primary', beforeName: light.primary, afterName: '#004488' },
  ]);
  expect(differenceOfForms(form, form)).toEqual([]);
});

it.each(['', '{}', '[1]', '{"kind":"local-offers site settings","name":7}', 'name,value'])(
  'refuses the file %s',
  (text) => {
    expect(readSettingsFile(text)).toBeNull();
  },
);

it('finds colours that cannot be read, and none among those of the build', () => {
  expect([contrastProblems(light, light), contrastProblems(dark, dark)]).toEqual([[], []]);
  const [problem, ...more] = contrastProblems({ ...light, onAccent: '#ffffff' }, light);
  expect(problem).toMatchObject({ colour: 'onAccent' });
  expect(problem?.message).toMatch(/has a contrast of 2\.\d:1\. It needs 4\.5:1\./);
  expect(more).toEqual([]);
});
