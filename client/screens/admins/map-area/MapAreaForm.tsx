import { Alert, Button, Form, Input, InputNumber, Modal, Select } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { gridFor, squareSize } from '../../../features/maps/gridOf';
import type { MapBox } from '../../../features/maps/MapBox';
import { showFieldFailures } from '../../../features/refusals/showFieldFailures';
import { plural } from '../../../shared/formats/plural';
import { privatePaths } from '../../../shared/privatePaths';
import { AdsInBox } from './AdsInBox';
import { AreaMap } from './AreaMap';
import { GridFields } from './GridFields';
import styles from './MapAreaScreen.module.css';
import { gridOfValues, movesStreets, type EditedArea, type MapAreaValues } from './MapAreaValues';
import { useMapAreaVerbs } from './useMapAreaVerbs';

const states = (['NSW', 'NT', 'QLD', 'SA', 'TAS', 'WA', 'VIC', 'ACT'] as const).map((value) => ({
  value,
  label: value,
}));
/** an option of our own, because antd's clear icon is smaller than a touch target */
const noState = { value: '', label: 'None' };
/** rounds: coordinates need no centimetres */
const rounded = (degrees: number): number => Math.round(degrees * 1e5) / 1e5;

interface MapAreaFormProps {
  /** null: a new one */
  area: EditedArea | null;
}

export function MapAreaForm({ area }: MapAreaFormProps) {
  const [form] = Form.useForm<MapAreaValues>();
  const typed = Form.useWatch([], form) as MapAreaValues | undefined;
  const values = typed ?? area ?? undefined;
  const grid = gridOfValues(values);
  const verbs = useMapAreaVerbs();
  const navigate = useNavigate();
  const [saving, setSaving] = useState(false);
  const [deleting, setDeleting] = useState(false);

  async function save(given: MapAreaValues): Promise<void> {
    const box = gridOfValues(given);
    if (box === null) return;
    setSaving(true);
    const { code, name, state } = given;
    const outcome = await verbs.save(area, {
      code,
      name,
      state: states.find(({ value }) => value === state)?.value ?? null,
      ...box,
    });
    setSaving(false);
    if (outcome.done) void navigate(privatePaths.adminMapAreas());
    else showFieldFailures(form, outcome.failure);
  }

  async function remove(gone: EditedArea): Promise<void> {
    setDeleting(false);
    const outcome = await verbs.remove(gone);
    if (outcome.done) void navigate(privatePaths.adminMapAreas());
  }

  const showBox = ({ west, south, east, north }: MapBox): void => {
    const [w, s, e, n] = [west, south, east, north].map(rounded);
    const first = typed?.gridColumns == null ? gridFor({ west, south, east, north }, 1) : {};
    form.setFieldsValue({ west: w ?? null, south: s ?? null, east: e ?? null, north: n ?? null, ...first });
  };

  const [width, height] = grid === null ? [0, 0] : squareSize(grid);
  return (
    <>
      <Form
        className={styles.columns}
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={area ?? { code: '', name: '' }}
        onFinish={(given) => void save(given)}
      >
        <div>
          <Form.Item name="name" label="Name" rules={[{ required: true, whitespace: true, message: 'Name the area.' }]}>
            <Input maxLength={80} autoComplete="off" />
          </Form.Item>
          <Form.Item
            name="code"
            label="Code"
            extra={
              area === null
                ? 'Small letters, digits and hyphens, for example noosa-heads. It stays.'
                : 'The code stays: links know the area by it.'
            }
            rules={[{ required: true, message: 'Give it a code.' }]}
          >
            <Input maxLength={60} autoComplete="off" spellCheck={false} disabled={area !== null} />
          </Form.Item>
          <Form.Item name="state" label="State">
            <Select options={[noState, ...states]} />
          </Form.Item>
        </div>
        <AreaMap grid={grid} onBox={showBox} />
        <div>
          <fieldset className={styles.group}>
            <legend>Box, in degrees</legend>
            <GridFields names={['north', 'west', 'east', 'south']} />
          </fieldset>
          <fieldset className={styles.group}>
            <legend>Grid</legend>
            <div className={styles.numbers}>
              <Form.Item name="gridColumns" label="Columns (A to Z)" rules={[{ required: true, message: '1 to 26.' }]}>
                <InputNumber min={1} max={26} precision={0} />
              </Form.Item>
              <Form.Item name="gridRows" label="Rows" rules={[{ required: true, message: '1 to 99.' }]}>
                <InputNumber min={1} max={99} precision={0} />
              </Form.Item>
            </div>
            <label htmlFor="cell-size">Size of a square, about (km)</label>{' '}
            <InputNumber
              id="cell-size"
              min={0.05}
              max={100}
              step={0.1}
              disabled={grid === null}
              value={grid === null ? null : Math.round(((width + height) / 2) * 100) / 100}
              onChange={(size) => {
                if (grid !== null && size !== null && size > 0) form.setFieldsValue(gridFor(grid, size));
              }}
            />
            {grid !== null && (
              <p className={styles.muted}>
                Each square is {width.toFixed(2)} km wide and {height.toFixed(2)} km high.
              </p>
            )}
          </fieldset>
          <p className={styles.muted} role="status">
            {grid === null ? 'Draw a box on the map, or type its edges.' : <AdsInBox {...grid} />}
          </p>
          {movesStreets(area, values) && area !== null && (
            <Alert
              type="warning"
              showIcon
              className={styles.warning}
              title={`${plural(area.streetsCount, 'street')} of the index will be placed again`}
              description="Their squares follow from the new box and grid; PDF maps are drawn anew by night."
            />
          )}
          <div className={styles.buttons}>
            <Button type="primary" htmlType="submit" loading={saving}>
              Save
            </Button>
            <Button onClick={() => void navigate(privatePaths.adminMapAreas())}>Cancel</Button>
            {area !== null && (
              <Button danger onClick={() => setDeleting(true)}>
                Delete
              </Button>
            )}
          </div>
        </div>
      </Form>
      {area !== null && (
        <Modal
          open={deleting}
          title={`Delete ${area.name}?`}
          okText="Delete"
          okButtonProps={{ danger: true }}
          onOk={() => void remove(area)}
          onCancel={() => setDeleting(false)}
        >
          <p>
            Its streets index ({plural(area.streetsCount, 'street')}), what its map is drawn of and its PDF maps go with
            it. The area itself, with its address and grid, can be restored from the list of deleted areas, without
            them. While ads stand on its map it stays.
          </p>
        </Modal>
      )}
    </>
  );
}
