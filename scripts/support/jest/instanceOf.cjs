// in place of graphql/jsutils/instanceOf.js
exports.instanceOf = (value, constructor) => value instanceof constructor;
