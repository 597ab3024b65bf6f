import { readFileSync } from 'node:fs';

const everyMs = 1000;

/**
 * Calls back when the npm that runs this script has died without telling us: by kill -9, or because the shell between
 * npm and us took the signal for itself. Without npm above us nothing is watched.
 */
export function whenNpmIsGone(callback) {
  if (!process.env.npm_lifecycle_event) return;
  const atFirst = ancestors();
  const timer = setInterval(() => {
    if (ancestors() === atFirst) return;
    clearInterval(timer);
    callback();
  }, everyMs);
  timer.unref();
}

/** Our parent (npm's shell, as a rule) and its parent. */
function ancestors() {
  return `${process.ppid} ${parentOf(process.ppid)}`;
}

function parentOf(pid) {
  try {
    return /^PPid:\s*(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  } catch {
    return undefined; // not Linux, or just gone
  }
}
