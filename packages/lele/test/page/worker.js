import { solveMany } from 'lele';

onmessage = ({ data }) => postMessage(solveMany(data));
postMessage('ready');
