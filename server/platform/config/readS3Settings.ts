import type { S3Settings } from '../file-store/S3Settings';
import type { EnvironmentReader } from './environment/EnvironmentReader';
import { readHttpUrl } from './environment/readHttpUrl';

/** `of`: how the names of the settings begin. Null without a bucket. */
export function readS3Settings(
  reader: EnvironmentReader,
  of: 'S3' | 'BACKUP_S3' | 'MAP_TILES_S3' = 'S3',
): S3Settings | null {
  const bucket = reader.parsed<string | null>(`${of}_BUCKET`, null, "a bucket's name", (value) =>
    /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(value) ? value : undefined,
  );
  const region = reader.parsed(`${of}_REGION`, 'ap-southeast-2', 'the name of a region', (value) =>
    /^[a-z0-9-]+$/.test(value) ? value : undefined,
  );
  const takesEndpoint = 'a web address such as https://storage.example';
  const endpoint = reader.parsed<string | null>(`${of}_ENDPOINT`, null, takesEndpoint, readHttpUrl);
  const prefix = reader.parsed(`${of}_PREFIX`, '', 'names separated by slashes, such as site/files', readPrefix);
  const accessKeyId = reader.text(`${of}_ACCESS_KEY_ID`);
  const secretAccessKey = reader.text(`${of}_SECRET_ACCESS_KEY`);
  if ((accessKeyId === undefined) !== (secretAccessKey === undefined)) {
    reader.problems.push(`${of}_ACCESS_KEY_ID and ${of}_SECRET_ACCESS_KEY belong together: set both, or neither.`);
  }
  const credentials =
    accessKeyId === undefined || secretAccessKey === undefined ? null : { accessKeyId, secretAccessKey };
  if (bucket === null && (endpoint !== null || credentials !== null)) {
    reader.problems.push(`${of}_BUCKET is required with the other settings ${of}_…: without it they do nothing.`);
  }
  const pathStyle = reader.flag(`${of}_PATH_STYLE`, endpoint !== null);
  return bucket === null ? null : { bucket, region, endpoint, prefix, credentials, pathStyle };
}

function readPrefix(value: string): string | undefined {
  const names = value.replace(/^\/+|\/+$/g, '');
  // a name of only dots would leave the prefix if the bucket's server treats keys as paths
  return /^(?!\.+(?:\/|$))[\w.-]+(?:\/(?!\.+(?:\/|$))[\w.-]+)*$/.test(names) ? `${names}/` : undefined;
}
