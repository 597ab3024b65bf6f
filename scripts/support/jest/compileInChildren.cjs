// Processes that our modules start from their sources compile them; those that are built do not notice it.
const path = require('node:path');

const { NODE_OPTIONS = '' } = process.env;
const option = `--require ${JSON.stringify(path.join(__dirname, 'compileOnLoad.cjs'))}`;
if (!NODE_OPTIONS.includes(option)) process.env.NODE_OPTIONS = `${NODE_OPTIONS} ${option}`.trim();
