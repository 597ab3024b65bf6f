import { noFilters } from '../../../features/browse-filters/BrowseFilters';
import { brochureFilter } from '../../../features/browse-filters/brochureFilter';
import { BrochureSuggestions } from '../../../features/brochures/BrochureSuggestions';
import { BrochureUnavailable } from '../../../features/brochures/BrochureUnavailable';
import type { Gone } from '../../../platform/apollo/readGone';
import { Redirect } from '../../../platform/page/navigation/Redirect';
import { paths } from '../../../shared/paths';
import { Link } from '../../../ui/links/Link';

interface GoneText {
  title: string;
  text: string;
}

const ended: GoneText = { title: 'This offer has ended', text: 'Its last day is over. Here is what else is on.' };

const takenDown: GoneText = {
  title: 'This offer has been taken down',
  text: 'It is no longer available. Here is what else is on.',
};

const replaced: GoneText = {
  title: 'This offer has been replaced',
  text: 'The business has a newer one in its place.',
};

const texts: Readonly<Record<string, GoneText>> = { ENDED: ended, TAKEN_DOWN: takenDown, REPLACED: replaced };

/** Heading and sentence for an archived ad. A reason that this client does not know counts as taken down. */
function goneText(reason: string | null): GoneText {
  return texts[reason ?? ''] ?? takenDown;
}

/** An archived ad: the one that it became part of, or status 410 with the reason, the replacement, and similar offers, or any if there are none. */
export function BrochureGone({ gone: { reason, category, replacement } }: { gone: Gone }) {
  if (reason === 'MERGED' && replacement !== null) {
    return <Redirect to={paths.brochureDetails(replacement.databaseId)} />;
  }
  const { title, text } = goneText(reason);
  const others = <BrochureSuggestions heading="Other offers" filter={brochureFilter(noFilters, null)} />;
  return (
    <>
      <BrochureUnavailable status={410} title={title} description={`${title}. See what else is on.`}>
        <p>{text}</p>
        {replacement !== null && (
          <p>
            <Link to={paths.brochureDetails(replacement.databaseId)}>{replacement.title}</Link>
          </p>
        )}
      </BrochureUnavailable>
      {category === null ? (
        others
      ) : (
        <BrochureSuggestions
          heading="Similar offers"
          filter={brochureFilter({ ...noFilters, category }, null)}
          otherwise={others}
        />
      )}
    </>
  );
}
