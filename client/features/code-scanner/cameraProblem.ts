/** Why there is no picture, and what to do instead. */
export function cameraProblem(error: unknown): string {
  const name = error instanceof DOMException ? error.name : '';
  switch (name) {
    case 'NotAllowedError':
      return 'This site may not use the camera. Allow it in your browser, or type the code.';
    case 'NotFoundError':
    case 'OverconstrainedError':
      return 'There is no camera on this device. Type the code.';
    case 'NotReadableError':
      return 'Another program is using the camera. Close that, or type the code.';
    default:
      return 'The camera cannot be used in this browser. Type the code.';
  }
}
