'use strict';
const { constant, readContract } = require('./contracts.cjs');

const { name, shortName, tagline, description, typeface, logo, light, dark, lightMap, darkMap } =
  readContract('brand.json');

const fontFamily = `'${typeface} Variable', '${typeface} Fallback', system-ui, sans-serif`;
/** The wordmark shows the last word of the name in the brand's colour. */
const lastWord = name.slice(name.lastIndexOf(' ') + 1);

const kebab = (key) => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const variable = (colour) => `var(--colour-${kebab(colour)})`;

/** The logo as properties of `<path>`. `paint` returns the value for a colour's name. */
const logoPaths = (paint) =>
  logo.shapes.map(({ path, fill, stroke, strokeWidth }) => ({
    d: path,
    fill: fill === undefined ? 'none' : paint(fill),
    ...(stroke !== undefined && { stroke: paint(stroke), strokeLinecap: 'round', strokeWidth }),
  }));

const viewBox = `0 0 ${logo.size} ${logo.size}`;
const attributes = (properties) => Object.entries(properties).map(([key, value]) => ` ${kebab(key)}="${value}"`);
/** The logo as a file: always in light colours, because an icon has no style sheet. */
const logoSvg = [
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">`,
  ...logoPaths((colour) => light[colour]).map((properties) => `<path${attributes(properties).join('')}/>`),
  '</svg>\n',
].join('');

const paletteType = (type, of) => `export type ${type} = Readonly<Record<keyof typeof ${of}, string>>;\n`;

/** The brand in several modules, so that the first page loads only what it shows. */
exports.brandModules = {
  'brand.ts': [
    '/* eslint-disable */',
    constant('siteName', name),
    constant('siteShortName', shortName),
    constant('wordmarkStart', name.slice(0, -lastWord.length)),
    constant('wordmarkEnd', lastWord),
  ].join('\n'),
  'siteDescriptions.ts': `/* eslint-disable */\n${constant('siteTagline', tagline)}${constant('siteDescription', description)}`,
  'fontFamily.ts': `/* eslint-disable */\n${constant('fontFamily', fontFamily)}`,
  'logo.ts': [
    '/* eslint-disable */',
    constant('logoViewBox', viewBox),
    constant('logoPaths', logoPaths(variable)),
    constant('logoSize', logo.size),
    constant('logoSvg', logoSvg),
  ].join('\n'),
  'palettes.ts': `/* eslint-disable */\n${constant('light', light)}${constant('dark', dark)}${paletteType('Palette', 'light')}`,
  'mapPalettes.ts': `/* eslint-disable */\n${constant('lightMap', lightMap)}${constant('darkMap', darkMap)}${paletteType('MapPalette', 'lightMap')}`,
};
