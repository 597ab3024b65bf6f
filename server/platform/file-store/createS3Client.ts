import type * as S3 from '@aws-sdk/client-s3';
import type { S3Settings } from './S3Settings';

/** A client for any S3-compatible server. The caller destroys it. `limits` are for callers that must not wait long. */
export function createS3Client(
  s3: typeof S3,
  { region, endpoint, credentials, pathStyle }: S3Settings,
  limits: Pick<S3.S3ClientConfig, 'maxAttempts' | 'requestHandler'> = {},
): S3.S3Client {
  return new s3.S3Client({
    region,
    forcePathStyle: pathStyle,
    ...(endpoint === null ? {} : { endpoint }),
    ...(credentials === null ? {} : { credentials }),
    // many S3-compatible servers do not support newer checksums
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 4,
    ...limits,
  });
}
