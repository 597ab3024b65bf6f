import type { PrintWarning, PrintWarningCode } from '../../layouts/PrintWarning';
import type { MapContent } from '../../MapContent';

/** names of streets in a warning */
const mostNames = 5;

const pictureGoneMessage = 'The sponsor’s picture is gone: the map is printed without it. Upload it again.';

/** Returns what readers of a print would miss. */
export function findWarnings(
  { features, ads, absentAds, isPictureGone }: MapContent,
  { unnamed, isTitleCut, cutTitles }: { unnamed: readonly string[]; isTitleCut: boolean; cutTitles: readonly string[] },
): PrintWarning[] {
  const hasStreets = features.some(({ kind }) => kind === 'STREET');
  return [
    ...(hasStreets ? [] : [warning('NO_STREETS', 'This area has no streets. Import them first.')]),
    ...(ads.length > 0 ? [] : [warning('NO_ADS', 'No ad is on this map. Choose ads, or a frame that has some.')]),
    ...(absentAds === 0 ? [] : [warning('ADS_ABSENT', absentAdsMessage(absentAds))]),
    ...(unnamed.length === 0 ? [] : [warning('NAMES_WITHOUT_ROOM', unnamedMessage(unnamed))]),
    ...(isPictureGone ? [warning('SPONSOR_PICTURE_GONE', pictureGoneMessage)] : []),
    ...(isTitleCut ? [warning('TITLE_CUT', 'The title is too long for its line. Shorten it.')] : []),
    ...(cutTitles.length === 0 ? [] : [warning('AD_TITLES_CUT', cutTitlesMessage(cutTitles))]),
  ];
}

function warning(code: PrintWarningCode, message: string): PrintWarning {
  return { code, message };
}

function absentAdsMessage(count: number): string {
  const subject = count === 1 ? 'One chosen ad is' : `${count} chosen ads are`;
  return `${subject} left out: not public, without a position, or outside of the frame.`;
}

function cutTitlesMessage(titles: readonly string[]): string {
  const subject = titles.length === 1 ? 'The title of an ad is' : `The titles of ${titles.length} ads are`;
  return `${subject} too long for the legend: ${titles.slice(0, mostNames).join('; ')}.`;
}

function unnamedMessage(names: readonly string[]): string {
  const shown = names.slice(0, mostNames).join(', ');
  const rest = names.length > mostNames ? ` and ${names.length - mostNames} more` : '';
  const subject = names.length === 1 ? 'The name of a street has' : `The names of ${names.length} streets have`;
  return `${subject} no room: ${shown}${rest}. Add insets, or choose "Sheets that name every street".`;
}
