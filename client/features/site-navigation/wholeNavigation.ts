import { createStore } from '../../platform/stores/createStore';

/**
 * True once the visitor is about to use a link or menu. Until then a page has only the part of the navigation that it
 * shows (`StartNavigation`).
 */
export const wantsWholeNavigation = createStore(false);
