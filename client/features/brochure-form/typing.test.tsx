import { screen } from '@testing-library/react';
import { Profiler, type ReactNode } from 'react';
import { renderScreen } from '../../test/renderScreen';
import { UnstyledAntd } from '../../test/UnstyledAntd';
import { LastActionsProvider } from '../../ui/last-actions/LastActionsProvider';
import { useAssetUploads } from '../brochure-assets/uploads/useAssetUploads';
import { BrochureFormContext, type BrochureFormSituation } from './BrochureFormContext';
import { BrochureFormStore } from './BrochureFormStore';
import { FormFieldInput } from './fields/FormFieldInput';
import { SaveBar } from './saving/SaveBar';
import { FilesSection } from './sections/FilesSection';
import { blankValues, formFields } from './values/BrochureFormValues';

const nothing = () => undefined;
const situation: BrochureFormSituation = {
  ...{ store: new BrochureFormStore(blankValues), type: 'LP_AD', role: 'ADMINISTRATOR', fields: formFields },
  ...{ couponsTaken: 0, choices: { categories: [], mapAreas: [] } },
};
let rendered = new Set<string>();

function Part({ id, children }: { id: string; children: ReactNode }) {
  return (
    <Profiler id={id} onRender={() => rendered.add(id)}>
      {children}
    </Profiler>
  );
}

function Files() {
  const uploads = useAssetUploads({ target: null, onChanged: nothing });
  return <FilesSection brochure={null} uploads={uploads} fixedBecause={null} onChanged={nothing} />;
}

function Form() {
  return (
    <UnstyledAntd>
      <LastActionsProvider>
        <BrochureFormContext value={situation}>
          {formFields.map((name) => (
            <Part key={name} id={name}>
              <FormFieldInput name={name} />
            </Part>
          ))}
          <Part id="files">
            <Files />
          </Part>
          <Part id="save bar">
            <SaveBar next={null} isNew busy={null} failure={null} onSave={nothing} onGoOn={nothing} />
          </Part>
        </BrochureFormContext>
      </LastActionsProvider>
    </UnstyledAntd>
  );
}

it('a key renders only the field in which somebody types', async () => {
  const answers = { viewer: () => ({ role: 'ADMINISTRATOR' }), vendors: () => ({ edges: [] }) };
  const { user } = await renderScreen({ routes: [{ path: '/', element: <Form /> }], at: '/', answers });
  await user.type(screen.getByLabelText('Title'), 'A');
  expect(rendered).toContain('save bar'); // there is something to save
  rendered = new Set();
  await user.keyboard('B');
  expect([...rendered]).toEqual(['title']);
});
