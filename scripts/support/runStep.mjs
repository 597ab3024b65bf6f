import { spawn } from 'node:child_process';
import { root } from './root.mjs';

const heartbeatMs = 10_000;

/**
 * Runs one long step and reports it: a line at the start, one every ten seconds, one at the end. Shows the step's own
 * output only if it fails, unless `loud`.
 */
export async function runStep(title, command, args, { env = process.env, loud = false } = {}) {
  const begun = Date.now();
  const seconds = () => `${((Date.now() - begun) / 1000).toFixed(1)} s`;
  console.log(`… ${title}`);
  const heartbeat = setInterval(() => console.log(`  still at it: ${title} (${seconds()})`), heartbeatMs);
  const child = spawn(command, args, { cwd: root, env, stdio: loud ? 'inherit' : ['ignore', 'pipe', 'pipe'] });
  let said = '';
  child.stdout?.on('data', (text) => (said += text));
  child.stderr?.on('data', (text) => (said += text));
  try {
    await new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('close', (code, signal) => {
        if (code === 0) resolve();
        else reject(new Error(`${title} failed (${signal ?? `exit code ${code}`}).`));
      });
    });
  } catch (error) {
    process.stderr.write(said);
    throw error;
  } finally {
    clearInterval(heartbeat);
  }
  console.log(`✓ ${title} (${seconds()})`);
}
