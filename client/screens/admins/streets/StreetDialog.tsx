import { Form, Input, InputNumber } from 'antd';
import { privatePaths } from '../../../shared/privatePaths';
import { Dialog } from '../../../ui/dialog/Dialog';
import { Link } from '../../../ui/links/Link';
import { useState } from 'react';
import { PinMap } from '../../../features/position-field/PinMap';
import { showFieldFailures } from '../../../features/refusals/showFieldFailures';
import type { Street, StreetArea } from './Street';
import styles from './StreetsScreen.module.css';
import type { StreetValues, StreetVerbs } from './useStreetVerbs';

interface StreetDialogProps {
  area: StreetArea;
  /** null: a new one */
  street: Street | null;
  verbs: StreetVerbs;
  onClose: () => void;
}

/** Edits a street of the index; its position, by pin or by numbers, determines its square. */
export function StreetDialog({ area, street, verbs, onClose }: StreetDialogProps) {
  const [form] = Form.useForm<StreetValues>();
  const [saving, setSaving] = useState(false);
  const latitude = (Form.useWatch('latitude', form) as number | null | undefined) ?? street?.latitude ?? null;
  const longitude = (Form.useWatch('longitude', form) as number | null | undefined) ?? street?.longitude ?? null;

  async function save(given: StreetValues): Promise<void> {
    setSaving(true);
    const locality = given.locality?.trim() === '' ? null : (given.locality ?? null);
    const values = { ...given, locality };
    const outcome = street === null ? await verbs.add(area, values) : await verbs.change(street, values);
    setSaving(false);
    if (outcome.done) onClose();
    else showFieldFailures(form, outcome.failure);
  }

  return (
    <Dialog
      open
      title={street === null ? `New street in ${area.name}` : `Edit ${street.streetName}`}
      okText="Save"
      confirmLoading={saving}
      onOk={form.submit}
      onCancel={onClose}
    >
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={street ?? {}}
        onFinish={(values) => void save(values)}
      >
        <Form.Item
          name="streetName"
          label="Street"
          rules={[{ required: true, whitespace: true, message: 'Name the street.' }]}
        >
          <Input maxLength={120} autoComplete="off" onPressEnter={form.submit} />
        </Form.Item>
        <Form.Item name="locality" label="Suburb" extra="Where the area has two streets of one name.">
          <Input maxLength={80} autoComplete="off" onPressEnter={form.submit} />
        </Form.Item>
        <PinMap
          value={{ latitude, longitude, positionSource: 'EXACT' }}
          box={area}
          isDisabled={false}
          onMove={(lat, lon) => form.setFieldsValue({ latitude: lat, longitude: lon })}
        />
        <div className={styles.numbers}>
          <Form.Item name="latitude" label="Latitude" rules={[{ required: true, message: 'Where is it?' }]}>
            <InputNumber step={0.0005} precision={6} controls={false} />
          </Form.Item>
          <Form.Item name="longitude" label="Longitude" rules={[{ required: true, message: 'Where is it?' }]}>
            <InputNumber step={0.0005} precision={6} controls={false} />
          </Form.Item>
        </div>
      </Form>
      {street && <Link to={privatePaths.adminStreetHistory(street.databaseId)}>History of {street.streetName}</Link>}
    </Dialog>
  );
}
