import { localStore } from '../../platform/storage/localStore';

const key = 'deviceId';
let made: string | undefined;

/** A random id that this browser keeps, by which repeated views of one visitor are counted once. It says nothing else. */
export function deviceId(): string {
  const stored = localStore.read(key);
  if (typeof stored === 'string' && /^[0-9a-f]{32}$/.test(stored)) return stored;
  made ??= Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
  localStore.write(key, made);
  return made;
}
