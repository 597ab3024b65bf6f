import { Select } from 'antd';
import { useState } from 'react';
import { useCreateVendorMutation } from '../../../generated/CreateVendor';
import { useVendorChoicesQuery } from '../../../generated/VendorChoices';
import { readFailure } from '../../../platform/errors/readFailure';
import { useReport } from '../../../ui/last-actions/useReport';
import { useField } from '../useField';
import { FieldFrame } from './FieldFrame';

/** special values: "create the company that was typed" and "no vendor" */
const createIt = 0;
const nobody = -1;

/** Finds the ad's vendor by name or creates it. */
export function VendorInput() {
  const field = useField('vendorId');
  const { value, change } = field;
  const [typed, setTyped] = useState('');
  const report = useReport();
  const name = typed.trim();
  const { data, loading } = useVendorChoicesQuery({
    variables: { q: name === '' ? null : name },
    fetchPolicy: 'no-cache',
  });
  const [createVendor, { loading: isCreating }] = useCreateVendorMutation();

  const found = (data?.vendors.edges ?? []).map(({ node }) => ({ value: node.databaseId, label: node.companyName }));
  const isKnown = found.some((vendor) => vendor.label.toLowerCase() === name.toLowerCase());
  const creatable = isKnown || loading ? [] : [{ value: createIt, label: `Create “${name}”` }];
  const options = name === '' ? [{ value: nobody, label: 'None' }, ...found] : [...found, ...creatable];

  async function create(): Promise<void> {
    try {
      const created = (await createVendor({ variables: { input: { companyName: name } } })).data?.createVendor.vendor;
      if (!created) return;
      change({ databaseId: created.databaseId, companyName: created.companyName });
      report({ tone: 'success', text: `“${created.companyName}” is a vendor now.` });
    } catch (error) {
      report({ tone: 'failure', text: `The vendor was not created. ${readFailure(error).message}` });
    }
  }

  function choose(chosen: number): void {
    if (chosen === createIt) return void create();
    const vendor = found.find((each) => each.value === chosen);
    change(vendor === undefined ? null : { databaseId: vendor.value, companyName: vendor.label });
  }

  return (
    <FieldFrame field={field}>
      <Select<number>
        {...field.control}
        value={value?.databaseId ?? nobody}
        loading={loading || isCreating}
        showSearch={{ filterOption: false, onSearch: setTyped }}
        labelRender={() => value?.companyName ?? 'None'}
        options={options}
        onChange={choose}
      />
    </FieldFrame>
  );
}
