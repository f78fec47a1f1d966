// The process entry of the command line.
import { argv } from 'node:process';
import { runCommandLine } from './program.ts';
import { closeInput } from './terminal.ts';

process.exitCode = await runCommandLine(argv.slice(2));
closeInput();
