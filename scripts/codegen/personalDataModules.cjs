'use strict';
const { constant, readContract } = require('./contracts.cjs');

/** What is kept of people, for the privacy policy. */
exports.personalDataModules = {
  'personalData.ts': `/* eslint-disable */\n${constant('personalData', readContract('personalData.json'))}`,
};
