import { LocalProblem } from '../LocalProblem';

/** Uses FileReader, which does not block the page. */
export function readAsBase64(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => {
      const address = reader.result as string;
      resolve(address.slice(address.indexOf(',') + 1));
    };
    reader.onerror = () => reject(new LocalProblem('The file cannot be read. Choose it again.'));
    reader.readAsDataURL(file);
  });
}
