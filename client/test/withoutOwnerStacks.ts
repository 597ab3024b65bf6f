import * as React from 'react';

interface Internals {
  /** stack traces of elements in the last second; React records no more after 10,000 */
  recentlyCreatedOwnerStacks?: number;
}

/*
 * In development React records a stack trace with each element it creates, which takes a tenth of the time of screens. Only
 * the owner stack of a warning shows it; the component stack stays.
 */
const name = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
const internals = (React as unknown as Record<typeof name, Internals | undefined>)[name];
if (internals?.recentlyCreatedOwnerStacks === undefined) throw new Error('React counts its stack traces elsewhere.');
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Infinity,
  set: () => {},
  configurable: true,
});
