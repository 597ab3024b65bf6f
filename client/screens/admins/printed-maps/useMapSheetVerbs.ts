import { readAsBase64 } from '../../../features/brochure-assets/uploads/readAsBase64';
import { postPrivately } from '../../../features/session/postPrivately';
import { useAttempt } from '../../../features/error-handling/useAttempt';
import { useMakePrintedMapMutation } from '../../../generated/MakePrintedMap';
import { usePublishPrintedMapMutation } from '../../../generated/PublishPrintedMap';
import { useWithdrawPrintedMapMutation } from '../../../generated/WithdrawPrintedMap';
import { formatName, type MapSheet } from './MapSheet';

const uploadPath = '/rest/brochure/administrator/mapArea/printedMap';

/** The mutations of PDF maps; each reports its outcome, and the caller then reloads the list. */
export function useMapSheetVerbs(onChange: () => Promise<unknown>, onUploaded: () => void) {
  const [make] = useMakePrintedMapMutation();
  const [publish] = usePublishPrintedMapMutation();
  const [withdraw] = useWithdrawPrintedMapMutation();
  const attempt = useAttempt();
  const nameOf = (sheet: MapSheet): string => `The map of ${sheet.area.name}, ${formatName(sheet)},`;

  async function setPublished(sheet: MapSheet, isPublished: boolean, mayUndo: boolean): Promise<void> {
    if (sheet.map === null) return;
    const variables = { input: { id: sheet.map.id } };
    await attempt({
      run: () => (isPublished ? publish({ variables }) : withdraw({ variables })),
      done: `${nameOf(sheet)} ${isPublished ? 'is there for visitors.' : 'is no longer shown to visitors.'}`,
      notDone: `${nameOf(sheet)} is as it was.`,
      ...(mayUndo && { undo: () => void setPublished(sheet, !isPublished, false) }),
    });
    await onChange();
  }

  return {
    async make(sheet: MapSheet): Promise<void> {
      const { area, paper, orientation } = sheet;
      await attempt({
        run: () => make({ variables: { input: { mapArea: area.id, paper, orientation } } }),
        done: `${nameOf(sheet)} is being made.`,
        notDone: `${nameOf(sheet)} is not being made.`,
      });
      await onChange();
    },
    async upload(sheet: MapSheet, file: File): Promise<void> {
      const { area, paper, orientation } = sheet;
      const { done } = await attempt({
        run: async () => {
          const contentBase64Encoded = await readAsBase64(file);
          await postPrivately(uploadPath, { mapArea: area.did, paper, orientation, contentBase64Encoded });
        },
        done: `${nameOf(sheet)} is your own now.`,
        notDone: `${nameOf(sheet)} is as it was.`,
      });
      if (done) onUploaded();
      await onChange();
    },
    setPublished: (sheet: MapSheet, isPublished: boolean) => setPublished(sheet, isPublished, true),
  };
}

export type MapSheetVerbs = ReturnType<typeof useMapSheetVerbs>;
