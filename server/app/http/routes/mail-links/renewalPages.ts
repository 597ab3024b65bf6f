import { proposeLastDays, type Renewal } from '../../../../domains/advertiser-notices/renewal-links/readRenewal';
import type { Asset } from '../../../../domains/brochures/assets/Asset';
import { addDays } from '../../../../../shared/dates/addDays';
import { formatAustralianDate } from '../../../../shared/dates/formatAustralianDate';
import { zoneName } from '../../../../shared/dates/zoneName';
import { escapeHtml } from '../../../../shared/text/escapeHtml';
import { plainButton, plainPage } from '../../errors/plainPage';

/** The ad of a link, as its pages show it. */
export interface RenewalView extends Renewal {
  title: string;
  picture: Asset | null;
}

export interface Refused {
  message: string;
  /** as it was typed, DD/MM/YYYY when it is a day */
  ownDay: string;
}

/** The style element of pages with an ad. */
export const renewalStyle = `<style>
.ad { display: grid; grid-template-columns: 96px 1fr; gap: 16px; align-items: center; margin: 24px 0; padding: 16px;
  border: 1px solid color-mix(in srgb, var(--text) 20%, transparent); border-radius: 10px }
.ad img { width: 96px; height: 72px; border-radius: 6px; object-fit: cover }
.ad div:only-child { grid-column: 1 / -1 }
.ad strong { display: block; font-size: 1.125rem; overflow-wrap: anywhere }
fieldset { margin: 0 0 24px; padding: 0; border: 0 }
legend { padding: 0; font-weight: 650 }
.choice { display: flex; flex-wrap: wrap; align-items: center; gap: 0 12px; min-height: 48px;
  border-bottom: 1px solid color-mix(in srgb, var(--text) 20%, transparent) }
.choice input[type=radio] { width: 20px; height: 20px; margin: 0; accent-color: var(--primary) }
.choice label { flex: 1; min-height: 44px; display: flex; align-items: center; cursor: pointer }
.choice input[type=text] { width: 10em; min-height: 44px; box-sizing: border-box; padding: 8px; border: 1px solid currentColor;
  border-radius: 10px; background: transparent; color: inherit; font: inherit }
.problem { padding: 12px 16px; border-inline-start: 4px solid var(--primary); font-weight: 650 }
</style>`;

/** Asks for the new last day. It changes nothing, because mail scanners open links. */
export function renewalQuestion(view: RenewalView, refused: Refused | null): string {
  const { brochure, today } = view;
  const proposals = proposeLastDays(brochure, today);
  const choices = proposals.map(
    ({ label, day }, index) => `<div class="choice"><input type="radio" name="day" id="day${index}" value="${day}"${
      index === 0 && refused === null ? ' checked' : ''
    }>
<label for="day${index}">${label}: until ${formatAustralianDate(day)}</label></div>`,
  );
  const least = addDays((brochure.validTo ?? today) > today ? (brochure.validTo ?? today) : addDays(today, -1), 1);
  return plainPage(
    'Renew your ad',
    `${renewalStyle}
${aboutAd(view)}
${refused === null ? '' : `<p class="problem" role="alert">${escapeHtml(refused.message)}</p>`}
<form method="post">
<input type="hidden" name="version" value="${brochure.version}">
<fieldset><legend>New last day</legend>
${choices.join('\n')}
<div class="choice"><input type="radio" name="day" id="own" value="own"${refused === null ? '' : ' checked'}>
<label for="own">Another day</label>
<input type="text" name="ownDay" inputMode="numeric" maxlength="10" placeholder="DD/MM/YYYY" autocomplete="off"
 aria-label="Another last day, DD/MM/YYYY" aria-describedby="ownHint" value="${escapeHtml(refused?.ownDay ?? '')}"></div>
<p id="ownHint">The first possible day is ${formatAustralianDate(least)}.</p>
</fieldset>
<p>We look at the new last day before it holds. Until then the present one does.</p>
<button ${plainButton}>Send the new last day</button>
</form>`,
  );
}

/** Says that the new last day waits for review. */
export function renewalWaits(view: RenewalView, waiting: string): string {
  return plainPage(
    'The new last day waits for review',
    `${renewalStyle}
${aboutAd(view)}
<p>You have sent ${formatAustralianDate(waiting)} as the new last day. We look at it before it holds, and write to you then. There is nothing more to do.</p>`,
  );
}

/** Says that the last day of the mail no longer holds. */
export function renewalIsOver(view: RenewalView): string {
  return plainPage(
    'This ad has new dates already',
    `${renewalStyle}
${aboutAd(view)}
<p>The last day has changed since we wrote to you, so the link in that mail is used up.</p>`,
  );
}

export const unknownRenewal = plainPage(
  'This link does not work',
  '<p>Copy the whole link from the mail, and try again. It works until 30 days after the last day, while the ad is online as it was when we wrote to you. <a href="/login">Sign in</a> to renew an ad otherwise, or answer the mail.</p>',
);

function aboutAd({ brochure, title, picture, today }: RenewalView): string {
  const { validTo, timeZone, id } = brochure;
  const until = validTo === null ? '' : `${formatAustralianDate(validTo)} (${zoneName(timeZone)} time)`;
  const when =
    validTo === null ? 'It has no last day.' : `${validTo < today ? 'It was' : 'It is'} online until ${until}.`;
  const url = picture?.renditions[0]?.url;
  const image = url === undefined ? '' : `<img src="${escapeHtml(url)}" alt="" width="96" height="72">`;
  return `<div class="ad">${image}<div><strong>${escapeHtml(title)}</strong>${when}${
    validTo === null || validTo >= today ? ` <a href="/details/${id}">See it</a>` : ''
  }</div></div>`;
}
