import type { S3Settings } from '../file-store/S3Settings';
import type { EnvironmentReader } from './EnvironmentReader';
import { readHttpUrl } from './readHttpUrl';

/** Null without a bucket: files are then kept in the data folder. */
export function readS3Settings(reader: EnvironmentReader): S3Settings | null {
  const bucket = reader.parsed<string | null>('S3_BUCKET', null, "a bucket's name", (value) =>
    /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(value) ? value : undefined,
  );
  const region = reader.parsed('S3_REGION', 'ap-southeast-2', 'the name of a region', (value) =>
    /^[a-z0-9-]+$/.test(value) ? value : undefined,
  );
  const takesEndpoint = 'a web address such as https://storage.example';
  const endpoint = reader.parsed<string | null>('S3_ENDPOINT', null, takesEndpoint, readHttpUrl);
  const prefix = reader.parsed('S3_PREFIX', '', 'names separated by slashes, such as site/files', readPrefix);
  const accessKeyId = reader.text('S3_ACCESS_KEY_ID');
  const secretAccessKey = reader.text('S3_SECRET_ACCESS_KEY');
  if ((accessKeyId === undefined) !== (secretAccessKey === undefined)) {
    reader.problems.push('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together: set both, or neither.');
  }
  const credentials =
    accessKeyId === undefined || secretAccessKey === undefined ? null : { accessKeyId, secretAccessKey };
  if (bucket === null && (endpoint !== null || credentials !== null)) {
    reader.problems.push('S3_BUCKET is required with the other settings S3_…: without it files stay in DATA_DIR.');
  }
  const pathStyle = reader.flag('S3_PATH_STYLE', endpoint !== null);
  return bucket === null ? null : { bucket, region, endpoint, prefix, credentials, pathStyle };
}

function readPrefix(value: string): string | undefined {
  const names = value.replace(/^\/+|\/+$/g, '');
  // a name of only dots would leave the prefix if the bucket's server treats keys as paths
  return /^(?!\.+(?:\/|$))[\w.-]+(?:\/(?!\.+(?:\/|$))[\w.-]+)*$/.test(names) ? `${names}/` : undefined;
}
