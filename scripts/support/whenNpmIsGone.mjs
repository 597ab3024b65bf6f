import { readFileSync } from 'node:fs';

const everyMs = 1000;
/** npm runs a script through a shell, which stays between npm and us unless the script begins with `exec`. */
const shells = /^(?:sh|bash|dash|ash|busybox|zsh|ksh|fish)$/;

/**
 * Calls back when the npm that runs this script has died without a signal to us, as after kill -9. The parent of npm
 * may end, because a site survives its shell. Without npm above us it watches nothing.
 */
export function whenNpmIsGone(callback) {
  if (!process.env.npm_lifecycle_event) return;
  const wayUp = wayToNpm();
  const timer = setInterval(() => {
    if (wayToNpm(wayUp.length).join() === wayUp.join()) return;
    clearInterval(timer);
    // a signal to the whole process group says more: let it arrive first
    setTimeout(callback, 100);
  }, everyMs);
  timer.unref();
}

/** Our ancestors up to npm, the first that is no shell; or the first few of them. */
function wayToNpm(length = Infinity) {
  const way = [process.ppid];
  while (way.length < length) {
    const { name, parent } = readProcess(way.at(-1));
    if (parent === undefined || (length === Infinity && !shells.test(name))) break;
    way.push(parent);
  }
  return way;
}

function readProcess(pid) {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return { name: /^Name:\s*(.*)$/m.exec(status)?.[1], parent: /^PPid:\s*(\d+)$/m.exec(status)?.[1] };
  } catch {
    return {}; // not Linux, or it has just ended
  }
}
