import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { showFieldFailures } from '../../../../features/refusals/showFieldFailures';
import type { PrintLayoutsQuery } from '../../../../generated/types';
import { formatName, type MapFormat } from '../MapSheet';
import styles from './PrintEditor.module.css';
import { PrintLayoutFields, type EditedArea } from './PrintLayoutFields';
import { PrintProof } from './PrintProof';
import { PrintVersions } from './PrintVersions';
import { inputOf, valuesOf, type PrintLayoutValues, type PrintVersion } from './printLayoutValues';
import { usePrintLayoutVerbs } from './usePrintLayoutVerbs';

interface PrintEditorProps {
  area: EditedArea;
  format: MapFormat;
  data: PrintLayoutsQuery;
  onChange: () => Promise<unknown>;
}

type FormValues = PrintLayoutValues & { name: string };

/** Edits the layout of one format of an area's map: form, preview and saved versions. */
export function PrintEditor({ area, format, data, onChange }: PrintEditorProps) {
  const versions = data.printLayouts.edges.map(({ node }) => node);
  const map = data.printedMaps.edges
    .map(({ node }) => node)
    .find(({ paper, orientation }) => paper === format.paper && orientation === format.orientation);
  const usedId = map?.layout?.id ?? null;
  const used = versions.find(({ id }) => id === usedId) ?? null;
  const [form] = Form.useForm<FormValues>();
  const [proofId, setProofId] = useState<string | null>(usedId);
  const [busy, setBusy] = useState<'PREVIEW' | 'SAVE' | 'USE' | null>(null);
  const verbs = usePrintLayoutVerbs(area, format);
  const name = `${area.name}, ${formatName(format)}`;

  async function during(kind: NonNullable<typeof busy>, work: () => Promise<void>): Promise<void> {
    setBusy(kind);
    await work().finally(() => setBusy(null));
  }

  async function keep(kind: 'PREVIEW' | 'SAVE' | 'USE'): Promise<void> {
    // a preview needs no name
    const names = form.getFieldsError().map((field) => field.name);
    const checked = kind === 'PREVIEW' ? names.filter(([first]) => first !== 'name') : names;
    const isValid = await form.validateFields(checked).then(
      () => true,
      () => false,
    );
    if (!isValid) return;
    await during(kind, async () => {
      const values = form.getFieldsValue(true) as FormValues;
      const outcome = await verbs.save(inputOf(values), kind === 'PREVIEW' ? null : values.name.trim());
      if (outcome.id === null) {
        const { failure } = outcome;
        const fields = failure.fields.map((each) => ({ ...each, field: each.field.replace(/^layout\./, '') }));
        showFieldFailures(form, { ...failure, fields });
        return;
      }
      setProofId(outcome.id);
      if (kind === 'USE') await verbs.use({ id: outcome.id, name: values.name.trim() });
      if (kind !== 'PREVIEW') await onChange();
    });
  }

  async function use({ id, name: version }: PrintVersion): Promise<void> {
    await during('USE', async () => {
      await verbs.use({ id, name: version ?? '' });
      await onChange();
    });
  }

  function open(version: PrintVersion): void {
    form.setFieldsValue({ ...valuesOf(version), name: version.name ?? '' });
    setProofId(version.id);
  }

  return (
    <Form
      form={form}
      className={styles.columns}
      layout="vertical"
      requiredMark={false}
      initialValues={{ ...valuesOf(used), name: used?.name ?? '' }}
    >
      <div className={styles.form}>
        <PrintLayoutFields area={area} format={format} />
        <Button loading={busy === 'PREVIEW'} disabled={busy !== null} onClick={() => void keep('PREVIEW')}>
          Preview
        </Button>
      </div>
      <section className={styles.preview} aria-label="Preview">
        <h2>Preview</h2>
        {proofId === null ? (
          <p className={styles.status}>
            “Preview” draws the map as it will be printed. Visitors keep the one they have.
          </p>
        ) : (
          <PrintProof key={proofId} id={proofId} name={name} />
        )}
      </section>
      <section className={styles.saved} aria-label="Versions">
        <h2>Versions</h2>
        <div className={styles.naming}>
          <Form.Item
            name="name"
            label="Name of this version"
            rules={[{ required: true, whitespace: true, message: 'Name the version.' }]}
          >
            <Input maxLength={60} autoComplete="off" />
          </Form.Item>
          <div className={styles.buttons}>
            <Button loading={busy === 'SAVE'} disabled={busy !== null} onClick={() => void keep('SAVE')}>
              Save
            </Button>
            <Button type="primary" loading={busy === 'USE'} disabled={busy !== null} onClick={() => void keep('USE')}>
              Save and use
            </Button>
          </div>
        </div>
        <PrintVersions
          versions={versions}
          usedId={usedId}
          isBusy={busy !== null}
          onOpen={open}
          onUse={(version) => void use(version)}
        />
      </section>
    </Form>
  );
}
