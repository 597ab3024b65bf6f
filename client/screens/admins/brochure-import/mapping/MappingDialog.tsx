import { Alert, Input } from 'antd';
import { useState } from 'react';
import { LoadFailure } from '../../../../features/error-handling/LoadFailure';
import { freshRecords, getRecords } from '../../../../features/record-list/getRecords';
import { useFileMappingQuery, useMapFileMutation } from '../../../../generated/FileMapping';
import { readFailure } from '../../../../platform/errors/readFailure';
import { Dialog } from '../../../../ui/dialog/Dialog';
import { Skeleton } from '../../../../ui/feedback/Skeleton';
import type { SentFile } from '../BrochureFile';
import { ColumnTargets } from './ColumnTargets';
import { mappingOf, refusedValues, targetsTwice, writeMapping, type Mapping } from './fileMapping';
import styles from './MappingDialog.module.css';
import { ValueReplacements } from './ValueReplacements';

interface MappingDialogProps {
  file: SentFile;
  onClose: () => void;
  /** the file is being tried again */
  onMapped: () => void;
}

/** Says what the columns and refused values of a file are read as, and has it tried again. */
export function MappingDialog({ file, onClose, onMapped }: MappingDialogProps) {
  const query = useFileMappingQuery({ ...freshRecords, variables: { id: file.id } });
  const { data, error, onRetry } = getRecords(query);
  const [changed, setMapping] = useState<Mapping | null>(null);
  const [profileName, setProfileName] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [send, { loading }] = useMapFileMutation();
  const preview = data?.brochureImportPreview;
  const mapping = changed ?? (preview === undefined ? null : mappingOf(preview));
  const isChanged = changed !== null || profileName !== '';
  const twice = mapping === null ? [] : targetsTwice(mapping);

  async function submit(): Promise<void> {
    if (mapping === null) return;
    setProblem(null);
    try {
      const name = profileName.trim();
      await send({ variables: { input: { id: file.id, ...writeMapping(mapping), profileName: name || null } } });
      onMapped();
    } catch (failure) {
      setProblem(readFailure(failure).message);
    }
  }

  return (
    <Dialog
      title={`Columns and values of ${file.fileName}`}
      width={880}
      okText="Check again"
      okButtonProps={{ disabled: mapping === null || twice.length > 0 }}
      confirmLoading={loading}
      // what was chosen is not lost by a slip: Cancel is there to discard it
      keyboard={!isChanged}
      mask={{ closable: !isChanged }}
      onOk={() => void submit()}
      onCancel={onClose}
    >
      {error !== undefined && <LoadFailure title="The file could not be read" error={error} onRetry={onRetry} />}
      {error === undefined && mapping === null && <Skeleton height="320px" />}
      {preview !== undefined && mapping !== null && (
        <div className={styles.parts}>
          <ColumnTargets
            columns={preview.columns}
            targets={preview.targets}
            mapping={mapping}
            onChange={(targets) => setMapping({ ...mapping, targets })}
          />
          {twice.length > 0 && (
            <Alert
              type="error"
              role="alert"
              title={`Two columns are read as ${twice.join(' and as ')}: choose one of them.`}
            />
          )}
          <ValueReplacements
            refused={refusedValues(file.report?.refusals ?? [])}
            mapping={mapping}
            onChange={setMapping}
          />
          <div>
            <label className={styles.label} htmlFor="profile-name">
              Keep as profile
            </label>
            <Input
              id="profile-name"
              maxLength={80}
              value={profileName}
              placeholder="For example: Business register of Perth"
              aria-describedby="profile-hint"
              onChange={(event) => setProfileName(event.target.value)}
            />
            <p id="profile-hint" className={styles.hint}>
              Choose it for the next file of this source. The same name replaces the earlier profile. Values of contacts
              are not kept.
            </p>
          </div>
          {problem !== null && <Alert type="error" role="alert" title={problem} />}
        </div>
      )}
    </Dialog>
  );
}
