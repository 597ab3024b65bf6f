'use strict';
const { constant, readContract } = require('./contracts.cjs');

/** Which roles of staff may call an action, for menus and buttons. */
exports.staffRightsModules = {
  'staffRights.ts': `/* eslint-disable */
${constant('staffRights', readContract('staffRights.json'))}
/** An action that visitors may not call. */
export type StaffAction = keyof typeof staffRights;
`,
};
