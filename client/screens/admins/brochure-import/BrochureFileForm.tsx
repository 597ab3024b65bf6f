import { Alert, Button, Checkbox, Form, Input, Progress, Select } from 'antd';
import { useId, useRef, useState } from 'react';
import { importLimits, importLimitText } from '../../../../shared/lists/importLimits';
import { readFailure } from '../../../platform/errors/readFailure';
import { compressLargeFile } from './compressLargeFile';
import type { NewFile } from './BrochureFile';
import styles from './BrochureImportScreen.module.css';
import { readAsBase64 } from '../../../features/brochure-assets/uploads/readAsBase64';
import { postPrivately } from '../../../features/session/postPrivately';
import { brochureTypes, isFromSource, typeLabels } from '../../../generated/brochureTypes';

interface BrochureFileFormProps {
  mapAreas: readonly { code: string; name: string }[];
  profiles: readonly string[];
  onSent: () => void;
}

const types = brochureTypes
  .filter((type) => !isFromSource(type))
  .map((value) => ({
    value,
    label: typeLabels[value],
  }));

type Values = Omit<NewFile, 'file' | 'fileName'>;

const atFirst: Values = { type: 'BLD_AD', mapArea: null, source: '', publish: false, profile: null };

/** Chooses a file and the type of its ads. The file is checked before anything is imported. */
export function BrochureFileForm({ mapAreas, profiles, onSent }: BrochureFileFormProps) {
  const field = useId();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [progress, setProgress] = useState<number | null>(null);

  async function submit(values: Values): Promise<void> {
    const file = input.current?.files?.[0];
    if (file === undefined || file.size === 0) {
      refuse('Choose a file that is not empty.');
      return;
    }
    setProblem(null);
    setProgress(0);
    try {
      const content = await compressLargeFile(file);
      const tooLarge = sizeProblem(file.name, content.size);
      if (tooLarge !== null) {
        refuse(tooLarge);
        return;
      }
      await sendBrochureFile({ ...values, file: content, fileName: file.name }, setProgress);
      if (input.current) input.current.value = '';
      onSent();
    } catch (error) {
      const { message, fields } = readFailure(error);
      refuse(fields[0]?.message ?? message);
    } finally {
      setProgress(null);
    }
  }

  function refuse(sentence: string): void {
    setProblem(sentence);
    input.current?.focus();
  }

  return (
    <Form<Values>
      layout="vertical"
      className={styles.form}
      initialValues={atFirst}
      onFinish={(values) => void submit(values)}
    >
      <Form.Item label={fileLabel} htmlFor={field}>
        <input ref={input} id={field} className={styles.file} type="file" accept=".csv,.xlsx,text/csv" />
      </Form.Item>
      <Form.Item name="type" label="Type of the ads">
        <Select options={types} />
      </Form.Item>
      <Form.Item name="mapArea" label="Area of all rows" extra="Left open: a row's own, or the one that it lies in.">
        <Select
          allowClear
          showSearch={{ optionFilterProp: 'label' }}
          options={mapAreas.map(({ code, name }) => ({ value: code, label: name }))}
        />
      </Form.Item>
      <Form.Item
        name="source"
        label="Source"
        extra="Where the rows come from, for example a register's name: with it a second import finds its ads again. Left open: the file's name."
      >
        <Input maxLength={200} autoComplete="off" />
      </Form.Item>
      {profiles.length > 0 && (
        <Form.Item name="profile" label="Profile" extra="How columns and values are read, kept from an earlier file.">
          <Select
            allowClear
            showSearch={{ optionFilterProp: 'label' }}
            options={profiles.map((name) => ({ value: name, label: name }))}
          />
        </Form.Item>
      )}
      <Form.Item name="publish" valuePropName="checked">
        <Checkbox>Publish new ads at once, where the rules of their type allow it</Checkbox>
      </Form.Item>
      {problem !== null && <Alert className={styles.problem} type="error" title={problem} role="alert" />}
      {progress !== null && <Progress percent={Math.round(progress * 100)} aria-label="Sending the file" />}
      <Button type="primary" htmlType="submit" loading={progress !== null}>
        Check file
      </Button>
    </Form>
  );
}

const fileLabel = `File: CSV (UTF-8) of up to 100,000 rows, or Excel (.xlsx) of up to ${importLimitText('bytes')}`;

/** Says why a file is too large to be sent; null if it is not. A large CSV is compressed before. */
function sizeProblem(name: string, bytes: number): string | null {
  if (bytes <= importLimits.bytes) return null;
  return /\.xlsx$/i.test(name)
    ? `The workbook has more than ${importLimitText('bytes')}. Send it as CSV, or in parts.`
    : `The file has more than ${importLimitText('bytes')}, also compressed. Send it in parts.`;
}

/** Uploads a file of ads to be checked. It uses a route of its own, because the file exceeds GraphQL's limit. */
async function sendBrochureFile(
  { file, fileName, type, mapArea, source, publish, profile }: NewFile,
  onProgress: (progress: number) => void,
): Promise<void> {
  const contentBase64Encoded = await readAsBase64(file);
  const content = {
    fileName,
    contentBase64Encoded,
    type,
    mapArea,
    source: source || null,
    publish,
    profile,
  };
  await postPrivately('/rest/brochure/administrator/import', content, onProgress);
}
