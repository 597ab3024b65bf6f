import { screen } from '@testing-library/react';
import { brochureFields, type BrochureFieldPath } from '../../../generated/brochureFields';
import { brochureTypes } from '../../../generated/brochureTypes';
import { renderScreen } from '../../../test/renderScreen';
import { UnstyledAntd } from '../../../test/UnstyledAntd';
import { LastActionsProvider } from '../../../ui/last-actions/LastActionsProvider';
import { BrochureFormContext } from '../BrochureFormContext';
import { BrochureFormStore } from '../BrochureFormStore';
import { blankValues } from '../values/BrochureFormValues';
import { writableFields } from '../values/describeField';
import { BrochureSections } from './BrochureSections';

const store = new BrochureFormStore(blankValues);
const paths = Object.keys(brochureFields) as BrochureFieldPath[];

/** Fields whose control has another id. */
const otherNames: Partial<Record<BrochureFieldPath, string>> = { couponsUnlimited: 'Unlimited' };

it.each(brochureTypes)(
  'the form of %s has every field of the type, by the name of the table, and no other',
  async (type) => {
    const situation = {
      ...{
        store,
        type,
        role: 'ADMINISTRATOR' as const,
        fields: writableFields(type, 'ADMINISTRATOR'),
        couponsTaken: 0,
      },
      choices: { categories: [], mapAreas: [] },
    } as const;
    const element = (
      <UnstyledAntd>
        <LastActionsProvider>
          <BrochureFormContext value={situation}>
            <BrochureSections brochure={null}>Files</BrochureSections>
          </BrochureFormContext>
        </LastActionsProvider>
      </UnstyledAntd>
    );
    await renderScreen({
      routes: [{ path: '/', element }],
      at: '/',
      answers: {
        viewer: () => ({ role: 'ADMINISTRATOR' }),
        vendors: () => ({ edges: [] }),
        positionOfAddress: () => null,
      },
    });
    const shown = paths.filter(
      (path) => screen.queryByLabelText(otherNames[path] ?? brochureFields[path].label) !== null,
    );
    expect(shown).toEqual(paths.filter((path) => brochureFields[path].types.some((each) => each === type)));
  },
);
