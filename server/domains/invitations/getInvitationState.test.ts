import { getInvitationState } from './getInvitationState';

const now = new Date('2026-11-20T10:00:00Z');
const earlier = new Date('2026-11-20T09:59:59Z');
const later = new Date('2026-11-20T10:00:01Z');

it.each([
  ['its time has not come', { usedAt: null, expiresAt: later }, 'VALID'],
  ['its time comes now', { usedAt: null, expiresAt: now }, 'EXPIRED'],
  ['its time has passed', { usedAt: null, expiresAt: earlier }, 'EXPIRED'],
  ['it was taken up', { usedAt: earlier, expiresAt: later }, 'USED'],
  ['it was taken up, long ago', { usedAt: earlier, expiresAt: earlier }, 'USED'],
] as const)('%s', (_what, invitation, state) => {
  expect(getInvitationState(invitation, now)).toBe(state);
});
