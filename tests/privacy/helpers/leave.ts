import { createSocket } from 'node:dgram';
import { lookup, resolve4 } from 'node:dns/promises';
import { connect } from 'node:net';

/** A program that wants to leave this machine in each way, for addresses and a name that lead nowhere. */
const ignore = () => undefined;
const socket = connect(80, '192.0.2.1').on('error', ignore);
connect(9, '127.0.0.1').on('error', ignore);
await Promise.all([lookup('workbench.invalid').catch(ignore), resolve4('workbench.invalid').catch(ignore)]);
const datagrams = createSocket('udp4').on('error', ignore);
await new Promise((resolve) => datagrams.send('x', 9, '192.0.2.2', resolve));
datagrams.close();
socket.destroy();
