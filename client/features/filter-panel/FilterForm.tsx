import { useState, type ChangeEvent, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { useSiteNavigationQuery } from '../../generated/SiteNavigation';
import { plural } from '../../shared/formats/plural';
import { paths } from '../../shared/paths';
import { buttonClassName } from '../../ui/buttons/buttonClassName';
import { Button } from '../../ui/buttons/Button';
import { Link } from '../../ui/links/Link';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { browsePath } from '../browse-filters/addresses/browsePath';
import { writeBrowseQuery } from '../browse-filters/addresses/browseQuery';
import { noFilters, type BrowseFilters } from '../browse-filters/BrowseFilters';
import { filterLabels } from '../browse-filters/filterLabels';
import { nearMeStore } from '../browse-filters/near-me/nearMeStore';
import { useNearMePosition } from '../browse-filters/near-me/useNearMe';
import { typesInEffect } from '../browse-filters/typeFilters';
import { DistanceFilter } from './DistanceFilter';
import styles from './FilterForm.module.css';
import { FilterGroup } from './FilterGroup';
import { FilterOption } from './FilterOption';
import { FilterSelect } from './FilterSelect';
import { readFilterForm } from './readFilterForm';
import { areaChoices, categoryChoices, suburbChoices } from './selectChoices';
import { TypeFilter } from './TypeFilter';
import { useFilterCounts } from './useFilterCounts';
import { ValueOptions } from './ValueOptions';

interface FilterFormProps {
  /** the filters of the address, with which the form begins */
  filters: BrowseFilters;
  /** the visitor goes to the list */
  onDone?: () => void;
}

/**
 * All filters of the list, with numbers that follow the choice before it is applied. An ordinary GET form that works
 * without JavaScript; it keeps search, order and place of the list.
 */
export default function FilterForm({ filters, onDone }: FilterFormProps) {
  const navigate = useNavigate();
  const near = useNearMePosition();
  const [draft, setDraft] = useState(filters);
  const counts = useFilterCounts(draft, near);
  const navigation = useSiteNavigationQuery({ variables: { types: typesInEffect(draft.types) } });
  const lists = navigation.data ?? navigation.previousData;
  const categories = lists?.categories.edges.map(({ node }) => node) ?? [];
  const mapAreas = lists?.mapAreas.edges.map(({ node }) => node) ?? [];
  const suburbs = suburbChoices(counts, draft.suburb);
  const { q, sort, place, vendorId, ids } = draft;
  const kept = { q, sort, vendorId, ids };
  const results = counts.total === null ? null : plural(counts.total, 'result');

  const change = ({ currentTarget: { form } }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => {
    if (form) setDraft(readFilterForm(form));
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void navigate(browsePath(readFilterForm(event.currentTarget)));
    onDone?.();
  };
  const clear = () => {
    nearMeStore.set(null);
    onDone?.();
  };

  return (
    <form action={paths.brochureList()} method="get" onSubmit={submit} className={styles.form}>
      {[...writeBrowseQuery({ ...noFilters, ...kept, place })].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div role="status">
        <VisuallyHidden>{results}</VisuallyHidden>
      </div>
      <div className={styles.fields} aria-busy={counts.isStale}>
        <FilterSelect
          name="category"
          label="Category"
          all="All categories"
          choices={categoryChoices(categories, counts, draft.category)}
          value={draft.category}
          onChange={change}
        />
        <div className={styles.places}>
          <FilterSelect
            name="mapArea"
            label="Area"
            all="All areas"
            choices={areaChoices(mapAreas, counts, draft.mapArea)}
            value={draft.mapArea}
            onChange={change}
          />
          {suburbs !== null && (
            <FilterSelect
              name="suburb"
              label="Suburb or town"
              all="All suburbs"
              choices={suburbs}
              value={draft.suburb}
              onChange={change}
            />
          )}
        </div>
        <TypeFilter types={draft.types} counts={counts} onChange={change} />
        <FilterGroup name="Only show">
          {(['openNow', 'withPrice', 'usableNow'] as const).map((name) => (
            <FilterOption
              key={name}
              type="checkbox"
              name={name}
              value="true"
              label={filterLabels[name]}
              checked={draft[name]}
              count={counts.countOf(name, true)}
              onChange={change}
            />
          ))}
          <ValueOptions
            name="endsWithinDays"
            type="checkbox"
            chosen={draft.endsWithinDays}
            counts={counts}
            onChange={change}
          />
        </FilterGroup>
        <FilterGroup name="Saving">
          <ValueOptions name="minSaving" type="radio" chosen={draft.minSaving} counts={counts} onChange={change} />
        </FilterGroup>
        <DistanceFilter filters={draft} counts={counts} onChange={change} />
      </div>
      <div className={styles.actions}>
        <Link to={browsePath(kept)} className={styles.clear} onClick={clear}>
          Clear filters
        </Link>
        <noscript>
          <button type="submit" formAction={paths.filters()} className={buttonClassName({})}>
            Update numbers
          </button>
        </noscript>
        <Button type="submit" primary className={styles.show}>
          {results === null ? 'Show results' : `Show ${results}`}
        </Button>
      </div>
    </form>
  );
}
