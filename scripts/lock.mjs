// Writes package-lock.json anew from the package files alone, for every platform and without download addresses.
// For maintainers, after dependencies changed: an installation on one platform can lose the others' optional packages.
import { execSync, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const scratch = mkdtempSync(join(tmpdir(), 'kontor-lock-'));
const files = execSync('git ls-files --cached --others --exclude-standard "package.json" "*/package.json" ".npmrc"', {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && !file.startsWith('bench/'));
for (const file of files) {
  mkdirSync(dirname(join(scratch, file)), { recursive: true });
  copyFileSync(join(root, file), join(scratch, file));
}
const result = spawnSync('npm', ['install', '--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund'], {
  cwd: scratch,
  stdio: 'inherit',
});
if (result.status === 0) {
  const lock = JSON.parse(readFileSync(join(scratch, 'package-lock.json'), 'utf8'));
  completePlatforms(lock.packages);
  writeFileSync(join(root, 'package-lock.json'), `${JSON.stringify(lock, null, 2)}\n`);
}
rmSync(scratch, { recursive: true, force: true });
process.exit(result.status ?? 1);

/** Adds the optional packages of other platforms that the registry at hand does not offer: their names tell the platform. */
function completePlatforms(packages) {
  for (const { optionalDependencies, dev } of Object.values(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies ?? {})) {
      const platform =
        /(android|darwin|freebsd|linux|openharmony|win32|netbsd|openbsd|sunos|aix)(?:-(x64|arm64|arm|ia32|ppc64|s390x|riscv64|loong64|mips64el))?/.exec(
          name,
        );
      const path = `node_modules/${name}`;
      if (packages[path] || !platform || !/^\d/.test(version)) continue;
      const libc = /musl/.test(name) ? { libc: ['musl'] } : /linux.*gnu/.test(name) ? { libc: ['glibc'] } : {};
      packages[path] = { version, cpu: [platform[2] ?? 'x64'], ...(dev && { dev }), ...libc, optional: true, os: [platform[1]] };
    }
  }
}
