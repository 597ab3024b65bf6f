import type { FragmentType } from '@apollo/client';
import { Alert } from 'antd';
import { useMemo } from 'react';
import type { BrochureAssetsBrochureFragment } from '../../generated/types';
import styles from './BrochureEditor.module.css';
import { BrochureFormContext } from './BrochureFormContext';
import { BrochureSections } from './BrochureSections';
import { ConflictPanel } from './conflict/ConflictPanel';
import { DraftNotice } from './drafts/DraftNotice';
import { EditorHeading } from './EditorHeading';
import { EndedNotice } from './EndedNotice';
import { fixedFiles } from './fixedFiles';
import type { FormChoices } from './formChoices';
import { LeaveDialog } from './LeaveDialog';
import { BrochurePreview } from './preview/BrochurePreview';
import { PublishChecklist } from './PublishChecklist';
import { FilesSection } from './sections/FilesSection';
import { SaveBar } from './saving/SaveBar';
import { WaitingChange } from './WaitingChange';
import { useBrochureEditor, type EditedBrochure } from './useBrochureEditor';

interface BrochureEditorProps extends EditedBrochure {
  choices: FormChoices;
  /** the files that the ad has; null: a new ad */
  files: FragmentType<BrochureAssetsBrochureFragment> | null;
}

/** Writes an ad of any type: administrators all of it, vendors what is theirs. */
export function BrochureEditor({ choices, files, ...edited }: BrochureEditorProps) {
  const { type, session } = edited;
  const { role } = session;
  const editor = useBrochureEditor(edited);
  const { store, fields, saving, offered, guard } = editor;
  const { known, conflict } = saving;
  const couponsTaken = known?.numberOfCouponsPurchased ?? 0;
  const situation = useMemo(
    () => ({ store, type, role, fields, choices, couponsTaken }),
    [store, type, role, fields, choices, couponsTaken],
  );

  return (
    <BrochureFormContext value={situation}>
      <div className={styles.editor}>
        <EditorHeading type={type} brochure={known} />
        {offered !== null && (
          <DraftNotice keptAt={offered.keptAt} onTakeUp={editor.takeUp} onDiscard={editor.discard} />
        )}
        {editor.isResumed && (
          <Alert
            type="info"
            showIcon
            closable
            title="You are back: what you had typed is all here, and not saved yet."
          />
        )}
        {known !== null && <EndedNotice brochure={known} />}
        {known !== null && <WaitingChange brochure={known} />}
        {conflict !== null && <ConflictPanel conflict={conflict} onSettled={() => saving.setConflict(null)} />}
        <div className={styles.body} inert={offered !== null || conflict !== null}>
          <div className={styles.form}>
            <BrochureSections brochure={known}>
              <FilesSection
                brochure={files}
                uploads={editor.uploads}
                fixedBecause={fixedFiles(type, role, known)}
                onChanged={editor.onAssetsChanged}
              />
            </BrochureSections>
            <SaveBar
              canPublish={role === 'ADMINISTRATOR' && (known === null || known.status === 'PENDING_REVIEW')}
              isNew={known === null}
              busy={editor.busy}
              failure={saving.failure}
              onSave={() => void editor.save(false)}
              onPublish={() => void editor.save(true)}
            />
          </div>
          <aside className={styles.side} aria-label="Preview and what is missing">
            <PublishChecklist isPublished={known?.status === 'PUBLISHED'} />
            <BrochurePreview brochure={editor.preview} />
          </aside>
        </div>
        <LeaveDialog isOpen={guard.isAsking} onLeave={guard.leave} onStay={guard.stay} />
      </div>
    </BrochureFormContext>
  );
}
