/** The module in Node: reads questions from standard input, a line each, and answers each with a line, all JSON. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";

const { instance } = await WebAssembly.instantiate(readFileSync(process.argv[2]), {});
const kernel = instance.exports;

let free = (kernel.__heap_base.value + 15) & ~15;
/** Return the address of so many bytes, all zero. */
function take(size) {
  const address = free;
  free += (size + 15) & ~15;
  const lacking = free - kernel.memory.buffer.byteLength;
  if (lacking > 0) kernel.memory.grow(Math.ceil(lacking / 65536));
  return address;
}

const NODES = 100_000;
/** Each simulation chooses its first action. */
const ANY = -1;
const at = {
  position: take(kernel.position_size()),
  rng: take(8),
  actions: take(kernel.action_count()),
  observation: take(kernel.observation_size()),
  halves: take(kernel.network_size() / 2),
  network: take(kernel.network_size()),
  search: take(kernel.search_size()),
  points: take(8 * kernel.point_count()),
  nodes: take(NODES * kernel.node_size()),
  subtree: take(NODES * kernel.node_size()),
  children: take(4 * kernel.action_count()),
  playouts: take(kernel.playouts_size()),
};
const memory = new Uint8Array(kernel.memory.buffer);
const bytes = (address, size) => memory.subarray(address, address + size);
const hex = (data) => Buffer.from(data).toString("hex");
const put = (address, text) => memory.set(Buffer.from(text, "hex"), address);
const position = () => bytes(at.position, kernel.position_size());
const rng = () => bytes(at.rng, 8);
const legal = () => bytes(at.actions, kernel.legal_actions(at.position, at.actions));

/** Begin a game, and return whether the options make sense. */
function begin({ players, draft, strict, seed }) {
  position().fill(0);
  put(at.rng, seed);
  return kernel.new_game(at.position, players, draft, strict, at.rng);
}

/** Return the node behind each action that was tried at a node, in pairs. */
function children(nodes, node) {
  const found = kernel.children(nodes, NODES, node, at.actions, at.children);
  const behind = new Int32Array(kernel.memory.buffer, at.children, found);
  return [...bytes(at.actions, found)].map((action, index) => [action, behind[index]]);
}

/** Return the simulations that began with an action, and the points of each seat by source. */
function points(action) {
  kernel.points(at.search, action, at.points);
  return [...new Float64Array(memory.buffer, at.points, kernel.point_count())];
}

/** Return all that is known of a tree. */
function told(nodes, simulations, used) {
  const tried = children(nodes, 0);
  return {
    simulations,
    visits: tried.map(([action, child]) => [action, kernel.visits(nodes, NODES, child)]),
    shares: [0, ...tried.map(([, child]) => child)].map((node) =>
      [0, 1, 2, 3].map((seat) => kernel.share_sum(nodes, NODES, node, seat)),
    ),
    points: [...tried.map(([action]) => action), kernel.action_count()].map(points),
    nodes: createHash("sha256").update(bytes(nodes, used * kernel.node_size())).digest("hex"),
  };
}

function load(network) {
  memory.set(readFileSync(network), at.halves);
  kernel.read_network(at.halves, at.network);
}

const answers = {
  /** Play the given actions, and return a hash of all that could be seen on the way. */
  play(question) {
    const seen = createHash("sha256");
    begin(question);
    for (const action of [...Buffer.from(question.actions, "hex"), null]) {
      const mover = kernel.mover(at.position);
      seen.update(position()).update(rng()).update(legal()).update(`${mover}`);
      if (mover >= 0) {
        kernel.observe(at.position, mover, at.observation);
        seen.update(bytes(at.observation, kernel.observation_size()));
      }
      if (action === null) break;
      if (kernel.play(at.position, action, at.rng)) return "illegal";
    }
    const scores = Array.from({ length: question.players }, (_, seat) => kernel.score(at.position, seat));
    return { seen: seen.digest("hex"), scores };
  },
  play_out(question) {
    begin(question);
    const decisions = kernel.play_out(at.position, at.rng);
    return { decisions, position: hex(position()), rng: hex(rng()) };
  },
  search({ root, seed, network, rounds, first = ANY, used }) {
    put(at.position, root);
    put(at.rng, seed);
    load(network);
    kernel.begin_search(at.search, at.nodes, at.position, at.rng);
    let simulations = 0;
    rounds.forEach((round, number) => {
      const action = number === rounds.length - 1 ? first : ANY;
      simulations = kernel.run_simulations(at.search, at.nodes, NODES, at.network, round, action);
    });
    return told(at.nodes, simulations, used);
  },
  /** Go on with the last search behind an action, at this position, with other chance. */
  advance({ action, root, seed, simulations, used }) {
    put(at.position, root);
    put(at.rng, seed);
    const [, node] = children(at.nodes, 0).find(([tried]) => tried === action);
    kernel.advance_root(at.search, at.nodes, NODES, node, at.subtree, at.position);
    kernel.use_generator(at.search, at.rng);
    const known = kernel.run_simulations(at.search, at.subtree, NODES, at.network, simulations, ANY);
    return told(at.subtree, known, used);
  },
  /** What makes no sense is refused and changes nothing. */
  refuse() {
    const game = { players: 4, draft: 4, strict: 0, seed: "0100000000000000" };
    const refused = [{ players: 5 }, { players: 1 }, { draft: 3 }].map((wrong) => begin({ ...game, ...wrong }));
    begin(game);
    const before = hex(position());
    const { position: here, rng: chance } = at;
    refused.push(
      kernel.play(here, -1, chance),
      kernel.play(here, kernel.action_count(), chance),
      kernel.play(here, 2 ** 31 - 1, chance),
      kernel.score(here, 4),
      kernel.finish_games(at.playouts, here, 1, kernel.action_count(), at.network, chance),
      kernel.finish_games(at.playouts, here, 0, -1, at.network, chance),
      kernel.observe(here, 4, at.observation),
      kernel.advance_root(at.search, at.nodes, NODES, NODES, at.subtree, here),
      kernel.points(at.search, -1, at.points),
      kernel.points(at.search, kernel.action_count() + 1, at.points),
    );
    rng().fill(0);
    refused.push(kernel.play_out(here, chance));
    return { refused, unchanged: before === hex(position()) };
  },
  /** Play so many games out, after as many that nobody times, and return decisions a second. */
  speed({ games, ...question }) {
    const play = () => {
      let decisions = 0;
      put(at.rng, question.seed);
      for (let game = 0; game < games; game++) {
        position().fill(0);
        kernel.new_game(at.position, question.players, question.draft, question.strict, at.rng);
        decisions += kernel.play_out(at.position, at.rng);
      }
      return decisions;
    };
    play();
    const began = performance.now();
    return play() / ((performance.now() - began) / 1000);
  },
};

for await (const line of createInterface({ input: process.stdin })) {
  const { ask, ...question } = JSON.parse(line);
  console.log(JSON.stringify(answers[ask](question)));
}
