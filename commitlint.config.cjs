// Conventional Commits: `type(scope): what changes`, imperative, at most 72 characters.
module.exports = {
  extends: ['@commitlint/config-conventional'],
  rules: {
    'header-max-length': [2, 'always', 72],
    // a link or a table may be longer than a line
    'body-max-line-length': [0],
    'footer-max-line-length': [0],
  },
};
