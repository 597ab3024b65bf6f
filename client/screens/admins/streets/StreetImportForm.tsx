import { Alert, Button, Form, Input, Progress, Select } from 'antd';
import { useState } from 'react';
import { showFieldFailures } from '../../../features/refusals/showFieldFailures';
import type { AttemptOutcome } from '../../../features/error-handling/useAttempt';
import type { ImportedKind, StartStreetImportInput, StreetFileFormat } from '../../../generated/types';
import { readFailure } from '../../../platform/errors/readFailure';
import styles from './StreetsScreen.module.css';

interface StreetImportFormProps {
  isRunning: boolean;
  upload: (files: readonly File[], onProgress: (share: number) => void) => Promise<string[]>;
  begin: (input: Omit<StartStreetImportInput, 'mapArea'>) => Promise<AttemptOutcome>;
}

interface Values {
  format: StreetFileFormat;
  kind: ImportedKind;
  sourceName: string;
  attribution: string;
  licence: string;
}

const formats = [
  { value: 'GEOJSON', label: 'GeoJSON: lines or areas' },
  { value: 'CSV', label: 'CSV: points (street, lon, lat, suburb)' },
  { value: 'GNAF', label: 'G-NAF: tables of one state (PSV)' },
];
const kinds = [
  { value: 'STREET', label: 'Streets' },
  { value: 'LAND', label: 'Land' },
  { value: 'PARK', label: 'Parks' },
  { value: 'BEACH', label: 'Beaches' },
  { value: 'WATER', label: 'Water' },
  { value: 'BUILDING', label: 'Buildings' },
  { value: 'SUBURB', label: 'Suburbs' },
  { value: 'RAILWAY', label: 'Railways' },
  { value: 'FERRY', label: 'Ferries' },
  { value: 'FACILITY', label: 'Toilets, parking, information, beaches and landmarks' },
];
const gnafNotice =
  'Incorporates or developed using G-NAF © Geoscape Australia licensed by the Commonwealth of Australia under the Open G-NAF End User Licence Agreement';

/** Uploads a file for a trial run; nothing is imported until the user confirms the report. */
export function StreetImportForm({ isRunning, upload, begin }: StreetImportFormProps) {
  const [form] = Form.useForm<Values>();
  const [files, setFiles] = useState<readonly File[]>([]);
  const [sent, setSent] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  function choose(chosen: readonly File[]): void {
    setFiles(chosen);
    setProblem(null);
    const [first] = chosen;
    if (first === undefined) return;
    const format = formatOfFile(first.name);
    const isGnaf = format === 'GNAF';
    form.setFieldsValue({ format, sourceName: isGnaf ? 'G-NAF' : first.name });
    if (isGnaf) form.setFieldsValue({ kind: 'STREET', attribution: gnafNotice, licence: 'Open G-NAF EULA' });
  }

  async function send(values: Values): Promise<void> {
    if (files.length === 0) {
      setProblem('Choose a file.');
      return;
    }
    setSent(0);
    try {
      const kept = await upload(files, setSent);
      const outcome = await begin({ ...values, files: kept, dryRun: true });
      if (!outcome.done) showFieldFailures(form, outcome.failure);
    } catch (error) {
      setProblem(`The file could not be sent. ${readFailure(error).message}`);
    }
    setSent(null);
  }

  return (
    <Form
      form={form}
      layout="vertical"
      requiredMark={false}
      initialValues={{ format: 'GEOJSON', kind: 'STREET', sourceName: '', attribution: '', licence: '' }}
      onFinish={(values) => void send(values)}
    >
      <div className={styles.file}>
        <label htmlFor="street-file">File</label>
        <input
          id="street-file"
          type="file"
          multiple
          accept=".geojson,.json,.csv,.psv,.txt"
          aria-describedby="street-file-hint"
          onChange={({ target }) => choose([...(target.files ?? [])])}
        />
        <span id="street-file-hint" className={styles.muted}>
          Up to 40 MB. Of G-NAF choose STREET_LOCALITY, STREET_LOCALITY_POINT and LOCALITY together.
        </span>
      </div>
      {problem !== null && <Alert type="error" showIcon title={problem} />}
      <div className={styles.numbers}>
        <Form.Item name="format" label="Format">
          <Select options={formats} />
        </Form.Item>
        <Form.Item name="kind" label="What it brings">
          <Select options={kinds} />
        </Form.Item>
      </div>
      <Form.Item
        name="sourceName"
        label="Name of the source"
        extra="Importing under the same name again replaces what it brought."
        rules={[{ required: true, whitespace: true, message: 'Name the source.' }]}
      >
        <Input maxLength={120} />
      </Form.Item>
      <Form.Item
        name="attribution"
        label="Attribution"
        extra="Stands on every map that shows the data, for example “© OpenStreetMap contributors”."
        rules={[{ required: true, whitespace: true, message: 'Say whose data it is.' }]}
      >
        <Input.TextArea autoSize maxLength={300} />
      </Form.Item>
      <Form.Item
        name="licence"
        label="Licence"
        rules={[{ required: true, whitespace: true, message: 'Say under which licence it may be used.' }]}
      >
        <Input maxLength={300} />
      </Form.Item>
      {sent !== null && <Progress percent={Math.round(sent * 100)} aria-label="Sending the file" />}
      <Button type="primary" htmlType="submit" loading={sent !== null} disabled={isRunning}>
        Try it first
      </Button>
    </Form>
  );
}

/** Guesses the format from the file's name; the user can change it. */
export function formatOfFile(name: string): StreetFileFormat {
  if (/\.psv$/i.test(name)) return 'GNAF';
  return /\.(csv|txt)$/i.test(name) ? 'CSV' : 'GEOJSON';
}
