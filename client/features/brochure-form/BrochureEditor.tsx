import type { FragmentType } from '@apollo/client';
import { useMemo } from 'react';
import { isFromSource } from '../../generated/brochureTypes';
import type { BrochureAssetsBrochureFragment, BrochureFormBrochureFragment, BrochureType } from '../../generated/types';
import styles from './BrochureEditor.module.css';
import { LeaveDialog } from '../../ui/dialog/LeaveDialog';
import { BrochureFormContext } from './BrochureFormContext';
import { ConflictPanel } from './conflict/ConflictPanel';
import { DraftNotice } from './drafts/DraftNotice';
import { ResumedNotice } from './drafts/ResumedNotice';
import { EditorHeading } from './EditorHeading';
import type { FormChoices } from './formChoices';
import { BrochurePreview } from './preview/BrochurePreview';
import { PublishChecklist } from './PublishChecklist';
import { BrokenLinks } from '../broken-links/BrokenLinks';
import { EndedNotice, WaitingChange } from './BrochureNotices';
import { BrochureSections } from './sections/BrochureSections';
import { FilesSection } from './sections/FilesSection';
import { SaveBar, type NextStep } from './saving/SaveBar';
import { SubmissionNotice } from './submission/SubmissionNotice';
import { useBrochureEditor, type EditedBrochure } from './useBrochureEditor';
import type { Role } from '../session/Session';
import { useIsViewing } from '../session/useIsViewing';

interface BrochureEditorProps extends EditedBrochure {
  choices: FormChoices;
  /** the ad's saved files; null for a new ad */
  files: FragmentType<BrochureAssetsBrochureFragment> | null;
}

/** Edits an ad of any type: administrators all fields, vendors their own. */
export function BrochureEditor({ choices, files, ...edited }: BrochureEditorProps) {
  const { type, session } = edited;
  const { role } = session;
  const editor = useBrochureEditor(edited);
  const isViewing = useIsViewing();
  const { store, fields, saving, offered, guard } = editor;
  const { known, conflict } = saving;
  // files are sent at once, so the ad in the cache may be newer than what the form has read
  const newest = edited.brochure ?? known;
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
        {editor.resumed !== null && <ResumedNotice keptAt={editor.resumed.keptAt} onDiscard={editor.discard} />}
        {known !== null && <EndedNotice brochure={known} />}
        {newest !== null && <WaitingChange brochure={newest} />}
        {newest !== null && <BrokenLinks brochure={newest} />}
        {known !== null && <SubmissionNotice brochure={known} busy={editor.busy} onWithdraw={editor.withdraw} />}
        {conflict !== null && <ConflictPanel conflict={conflict} onSettled={() => saving.setConflict(null)} />}
        <div className={styles.body} inert={offered !== null || conflict !== null}>
          {/* the provider of the layout does not reach fields that say themselves whether they are disabled */}
          <fieldset className={styles.form} disabled={isViewing}>
            <BrochureSections brochure={known}>
              <FilesSection
                brochure={files}
                uploads={editor.uploads}
                fixedBecause={fixedFiles(type, role, known)}
                onChanged={editor.onAssetsChanged}
                isWaiting={isChangeWaiting(role, newest)}
              />
            </BrochureSections>
            <SaveBar
              next={nextOf(role, known)}
              isNew={known === null}
              busy={editor.busy}
              failure={saving.failure}
              onSave={() => void editor.save()}
              onGoOn={(next) => void editor.save(next)}
            />
          </fieldset>
          <aside className={styles.side} aria-label="Preview and what is missing">
            <PublishChecklist isPublished={known?.status === 'PUBLISHED'} />
            <BrochurePreview brochure={editor.preview} />
          </aside>
        </div>
        <LeaveDialog isOpen={guard.isAsking} onLeave={guard.leave} onStay={guard.stay}>
          What you typed is kept on this device and offered again when you open this ad.
        </LeaveDialog>
      </div>
    </BrochureFormContext>
  );
}

/** What may follow saving; null: nothing. */
function nextOf(role: Role, known: BrochureFormBrochureFragment | null): NextStep | null {
  if (role === 'VENDOR') return known === null || known.isDraft ? 'submit' : null;
  if (known === null) return 'publish';
  return known.status === 'PENDING_REVIEW' ? (known.isDraft ? 'submit' : 'publish') : null;
}

/** Why the files cannot be changed, in the server's words; null if they can. */
function fixedFiles(type: BrochureType, role: Role, known: BrochureFormBrochureFragment | null): string | null {
  if (isFromSource(type)) return 'The files of a tourism ad come from its source and cannot be changed here.';
  if (role === 'ADMINISTRATOR' || known?.status !== 'ARCHIVED') return null;
  return 'This ad is archived. Ask us to bring it back first.';
}

/** Whether what the caller changes waits for an administrator. */
function isChangeWaiting(role: Role, ad: BrochureFormBrochureFragment | null): boolean {
  return role === 'VENDOR' && ad !== null && (ad.status === 'PUBLISHED' || ad.pendingRevision !== null);
}
