import { calendarDay } from '../../../shared/dates/calendarDay';
import { formatAustralianDate } from '../../../shared/dates/formatAustralianDate';
import { formatClockTime } from '../../../shared/dates/formatClockTime';
import { html } from '../../rest/reference/html';
import type { PortalPage } from '../PortalPage';
import { home } from '../portalNavigation';
import type { PartState, SiteStatus } from './readStatus';

export const statusPath = `${home}/status`;

const states: Record<PartState, { word: string; className: string }> = {
  WORKS: { word: 'Works', className: 'works' },
  IMPAIRED: { word: 'Impaired', className: 'impaired' },
  DOWN: { word: 'Down', className: 'down' },
};

export function statusPage({ readAt, parts }: SiteStatus): PortalPage {
  const worst = (['DOWN', 'IMPAIRED'] as const).find((state) => parts.some((part) => part.state === state));
  const overall =
    worst === undefined
      ? 'Everything works.'
      : worst === 'DOWN'
        ? 'A part of the site is down.'
        : 'A part is impaired.';
  const day = formatAustralianDate(calendarDay(readAt, 'UTC'));
  return {
    path: statusPath,
    title: 'Status',
    summary: 'How the parts of the site are doing now.',
    content: html`<p class="overall">${overall}</p>
      <dl>
        ${parts.map(
          ({ name, state, note }) =>
            html`<div>
              <dt>
                <strong>${name}</strong> <span class="state ${states[state].className}">${states[state].word}</span>
              </dt>
              <dd>${note}</dd>
            </div>`,
        )}
      </dl>
      <p class="quiet">
        Read on ${day} at ${formatClockTime(readAt, 'UTC')} UTC. Programs ask
        <a href="${statusPath}.json">status.json</a>.
      </p>`,
    headings: [],
    isIndexed: false,
  };
}
