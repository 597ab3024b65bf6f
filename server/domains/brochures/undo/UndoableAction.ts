/** Changes of an ad that can be undone, named as on the permissions page. */
const undoableActions = ['archiveBrochure', 'unarchiveBrochure', 'setBrochuresMapArea'] as const;

export type UndoableAction = (typeof undoableActions)[number];

export function isUndoableAction(action: string): action is UndoableAction {
  return (undoableActions as readonly string[]).includes(action);
}
