import { createDeviceStores } from '../../../../platform/storage/createDeviceStores';

/** Whether the list follows the map. On until the visitor turns it off, on this device. */
export const mapFollows = createDeviceStores((stored) => stored !== false)('mapFollows');
