// kontor edition: the component tables as a file that an owner of the printed game can correct, and a check of such a file.
import { editionFile } from '@kontor/engine';
import type { Command } from 'commander';
import { loadBox, loadGame, writeText } from '../loading.ts';
import type { Terminal } from '../terminal.ts';

export function registerEdition(program: Command, terminal: Terminal): void {
  program
    .command('edition <game>')
    .description("write a game's component tables as JSON, or check a corrected file")
    .option('--out <file>', 'write to a file rather than to the terminal')
    .option('--check <file>', 'check a corrected edition')
    .action(async (id: string, flags: { out?: string; check?: string }) => {
      if (flags.check !== undefined) {
        const { edition } = await loadGame(id, flags.check);
        terminal.out(`sound: '${edition.id}' (${edition.title}), hash ${edition.hash.slice(0, 16)}`);
        return;
      }
      const text = JSON.stringify(editionFile(await loadBox(id)), null, 2);
      if (flags.out === undefined) terminal.out(text);
      else {
        writeText(flags.out, `${text}\n`);
        terminal.out(`written to ${flags.out}`);
      }
    });
}
