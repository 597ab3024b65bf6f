import { Form, Select } from 'antd';
import { useState } from 'react';
import { usePrintableAdsQuery } from '../../../../generated/PrintableAds';

const mostAds = 200;

/** Chooses ads of an area by title. Their numbers on the map follow the order of the choice. */
export function AdsField({ mapArea }: { mapArea: string }) {
  const [typed, setTyped] = useState('');
  const q = typed.trim();
  const { data, previousData, loading } = usePrintableAdsQuery({
    variables: { mapArea, q: q === '' ? null : q },
    fetchPolicy: 'no-cache',
  });
  const options = ((data ?? previousData)?.brochures.edges ?? []).map(({ node }) => ({
    value: node.id,
    label: node.title ?? '',
  }));

  return (
    <Form.Item
      name="ads"
      label="Ads by hand"
      extra="They are numbered in the order in which you choose them."
      rules={[{ required: true, type: 'array', message: 'Choose at least one ad.' }]}
    >
      <Select
        mode="multiple"
        labelInValue
        loading={loading}
        maxCount={mostAds}
        showSearch={{ filterOption: false, onSearch: setTyped }}
        placeholder="Search by title"
        options={options}
      />
    </Form.Item>
  );
}
