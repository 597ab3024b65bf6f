import { Field, InputType, registerEnumType } from 'type-graphql';
import type { SortDirection } from '../../../shared/paging/SortKey';
import type { BrochureOrder, BrochureOrderField } from './BrochureOrder';

const fields = {
  INDEX: 'INDEX',
  VALID_FROM: 'VALID_FROM',
  TITLE: 'TITLE',
  ID: 'ID',
  DISTANCE: 'DISTANCE',
  VIEWS: 'VIEWS',
  CATEGORY: 'CATEGORY',
  STATUS: 'STATUS',
  TYPE: 'TYPE',
  RECOMMENDED: 'RECOMMENDED',
  RELEVANCE: 'RELEVANCE',
  ENDS_SOON: 'ENDS_SOON',
  SAVING: 'SAVING',
  PRICE: 'PRICE',
  NEWEST: 'NEWEST',
  UPDATED_AT: 'UPDATED_AT',
} as const satisfies { [F in BrochureOrderField]: F };

registerEnumType(fields, {
  name: 'BrochureOrderField',
  description: 'By what a list of ads can be ordered.',
  valuesConfig: {
    INDEX: { description: 'Number on the printed map; ads without one come last.' },
    VALID_FROM: { description: 'First day; ads without one come last.' },
    TITLE: { description: 'Title or company name, without regard to case.' },
    ID: { description: '`databaseId`, which is the order of creation.' },
    DISTANCE: { description: 'Distance from `filter.near`, which it needs.' },
    VIEWS: { description: 'Counted views of the detail page.' },
    CATEGORY: { description: 'Name of the main category.' },
    STATUS: { description: 'State of the ad.' },
    TYPE: { description: 'Kind of the ad.' },
    RECOMMENDED: {
      description: 'By INDEX, then offers before other ads, then the more complete ads, then a fixed mix.',
    },
    RELEVANCE: {
      description:
        'How well `filter.q` matches: exact names, then categories, then words of names, then other words; equals as RECOMMENDED. Without `q` as RECOMMENDED.',
    },
    ENDS_SOON: {
      description: 'Last day, the next one first; ads without one come last.',
    },
    SAVING: {
      description: 'Saving in percent of the normal price, the biggest first; ads without one come last.',
    },
    PRICE: {
      description: 'Price with the offer, else the normal price, the lowest first; ads without one come last.',
    },
    NEWEST: {
      description: 'When the ad was published, the newest first.',
    },
    UPDATED_AT: {
      description: 'When the ad was last changed, the latest first.',
    },
  },
});

const directions = { ASC: 'ASC', DESC: 'DESC' } as const satisfies { [D in SortDirection]: D };

registerEnumType(directions, {
  name: 'OrderDirection',
  description: 'Which end comes first.',
  valuesConfig: {
    ASC: { description: 'Smallest first.' },
    DESC: { description: 'Largest first.' },
  },
});

@InputType('BrochureOrder', { description: 'One step of the order of a list: later steps decide between equals.' })
export class BrochureOrderInput implements BrochureOrder {
  @Field(() => fields, { description: 'What to order by.' })
  field: BrochureOrderField;

  @Field(() => directions, { defaultValue: 'ASC', description: 'Which end comes first.' })
  direction: SortDirection;
}
